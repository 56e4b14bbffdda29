import { ApiError } from '@sitewright/api-client'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answers } from '../testing/fake-api.ts'
import { calls, easyCheck, everything, pageState, loggedInSetup } from '../testing/fixtures.ts'
import { alertText, button, dialog, dismiss, email, fillIn, openLogin, password } from '../testing/open-login.ts'
import { renderShell } from '../testing/render-shell.tsx'

const down = new ApiError('down', { status: 0 })
const log = vi.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => log.mockClear())

const forgot = () => screen.getByRole('link', { name: 'I forgot my password' })
const setupFailure = 'reCaptcha antispam setup failed, see browser log for more information'
const success =
  'Password reset has been activated. Check your email for further instructions. To prevent fraudulent activity, password reset attempts are limited, so you may need to wait several hours before retrying if you have not received an email.'

async function openReset(answers: Answers = {}) {
  const view = await openLogin({ ...easyCheck, [calls.reset]: {}, ...answers })
  await view.user.type(email(), 'kim@example.org')
  await view.user.click(forgot())
  await dialog('Reset Password')
  return { ...view, requests: () => view.sent(calls.reset) as { email: string; reCaptchaToken: string }[] }
}

async function openReady(answers?: Answers) {
  const view = await openReset(answers)
  await waitFor(() => expect(button('RESET')).toBeEnabled())
  return view
}

describe('the forgot link', () => {
  it('continues only after the human check is set up (LOGIN-009)', async () => {
    const key = Promise.withResolvers<string[]>()
    const { user } = await openLogin({ ...easyCheck, [calls.property]: () => key.promise })
    await user.click(forgot())
    expect(forgot()).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByRole('dialog', { name: 'Reset Password' })).toBeNull()
    key.resolve([''])
    await dialog('Reset Password')
  })

  it('loads the site key first, once for all clicks', async () => {
    const key = Promise.withResolvers<string[]>()
    const { user, server } = await openLogin({ ...easyCheck, [calls.property]: () => key.promise })
    server.calls.length = 0
    await user.click(forgot())
    await user.click(forgot())
    expect(server.calls).toEqual([[calls.property, { k: 'CaptchaSiteKey' }]])
    key.resolve([''])
    await dialog('Reset Password')
  })

  it.each([
    ['the site key cannot be fetched', { ...easyCheck, [calls.property]: down }],
    ['the setup fails', { ...easyCheck, [calls.check]: down }],
    ['no token can be had', { ...easyCheck, [calls.check]: {} }],
  ])('alerts if %s, stays, and is flagged until a try that succeeds (LOGIN-016)', async (_, answers) => {
    const { user, server } = await openLogin(answers)
    await user.click(forgot())
    expect(await alertText()).toContain(setupFailure)
    expect(log).toHaveBeenCalledWith(setupFailure, expect.any(Error))
    await dismiss(user)
    await dialog('Login')
    expect(screen.getByText(/could not be set up/)).toBeVisible()
    Object.assign(server.answers, easyCheck)
    await user.click(forgot())
    await dialog('Reset Password')
    await user.type(email(), 'kim@example.org')
    await waitFor(() => expect(button('RESET')).toBeEnabled())
  })

  it('does not disturb somebody who logged in instead', async () => {
    const key = Promise.withResolvers<string[]>()
    const answers = { [calls.login]: { permissions: everything }, [calls.setup]: loggedInSetup() }
    const property = ({ k }: { k: string }) => (k === 'CaptchaSiteKey' ? key.promise : [''])
    const { user } = await openLogin({ ...easyCheck, ...answers, [calls.property]: property })
    await user.click(forgot())
    await fillIn(user)
    await user.click(button('LOGIN'))
    await screen.findByRole('button', { name: 'Settings' })
    key.reject(down)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(log).not.toHaveBeenCalled()
  })
})

describe('section 1', () => {
  it('has a field with the email typed before, a text and RESET (PWD-001)', async () => {
    await openReset()
    expect(email()).toHaveValue('kim@example.org')
    expect(email()).toHaveFocus()
    expect(email()).toHaveAccessibleDescription(/We will email you a link to set a new password/)
    expect(button('RESET')).toBeVisible()
    expect(button('CANCEL')).toBeVisible()
  })

  it('keeps RESET disabled while there is no token (PWD-008)', async () => {
    const answer = Promise.withResolvers<unknown>()
    const offers = [{}, answer.promise]
    const { user, requests } = await openReset({ [calls.check]: () => offers.shift() })
    expect(button('RESET')).toBeDisabled()
    await user.type(email(), '{Enter}')
    expect(requests()).toEqual([])
    answer.resolve(easyCheck[calls.check])
    await waitFor(() => expect(button('RESET')).toBeEnabled())
  })

  it('keeps RESET disabled while the email is invalid (PWD-002)', async () => {
    const { user } = await openReady()
    await user.clear(email())
    expect(button('RESET')).toBeDisabled()
    await user.type(email(), 'kim')
    expect(button('RESET')).toBeDisabled()
    await user.type(email(), '@b.c')
    expect(button('RESET')).toBeEnabled()
  })

  it('sends the email with a new token, closes, and says what happens next (PWD-010)', async () => {
    const { user, requests, server } = await openReady()
    server.calls.length = 0
    await user.click(button('RESET'))
    expect(await alertText()).toBe(`${success}OK`)
    expect(server.calls.map(([key]) => key)).toEqual([calls.check, calls.reset])
    const [{ email: sent, reCaptchaToken } = { email: '', reCaptchaToken: '' }] = requests()
    expect(sent).toBe('kim@example.org')
    expect(JSON.parse(atob(reCaptchaToken))).toMatchObject(easyCheck[calls.check])
    await dismiss(user)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says below it that no email comes, and whom to ask, while none goes out', async () => {
    const { user } = await openReady({ [calls.reset]: { sends: false } })
    await user.click(button('RESET'))
    const alert = await screen.findByRole('alertdialog', { name: success })
    expect(alert).toHaveAccessibleDescription(
      'This site cannot send email at the moment, so no link will reach you. Ask whoever manages or runs it to set a new password for you.',
    )
  })

  it('says so before it is asked for, too', async () => {
    const { requests } = await openReady({ [calls.mailSends]: { sends: false } })
    expect(await screen.findByText(/^This site cannot send email at the moment/)).toBeVisible()
    expect(requests()).toEqual([])
  })

  it('says nothing of it where emails go out', async () => {
    const { server } = await openReady({ [calls.mailSends]: { sends: true } })
    await waitFor(() => expect(server.calls).toContainEqual([calls.mailSends, undefined]))
    expect(screen.queryByText(/cannot send email/)).toBeNull()
  })

  it('shows a spinner in place of the form while it sends', async () => {
    const answer = Promise.withResolvers<object>()
    const { user } = await openReady({ [calls.reset]: () => answer.promise })
    await user.click(button('RESET'))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Sending'))
    expect(screen.getByRole('dialog', { name: 'Reset Password' })).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByRole('textbox')).toBeNull()
    answer.resolve({})
    await screen.findByRole('alertdialog')
  })

  it('alerts when it fails (PWD-009), and stays with the email and the reason', async () => {
    const failure = 'Failed to reset password, see browser log for more information'
    const refused = new ApiError('refused', { status: 403, body: { error: 'The human check was not passed' } })
    const { user, requests, server } = await openReady({ [calls.reset]: refused })
    await user.click(button('RESET'))
    expect(await alertText()).toContain(failure)
    expect(log).toHaveBeenCalledExactlyOnceWith(failure, refused)
    await dismiss(user)
    await dialog('Reset Password')
    expect(email()).toHaveValue('kim@example.org')
    expect(screen.getByRole('alert')).toHaveTextContent('The human check was not passed')
    server.answers[calls.reset] = {}
    await user.click(button('RESET'))
    expect(await alertText()).toContain('Password reset has been activated.')
    expect(requests()).toHaveLength(2)
  })

  it('fails in the same way when there is no new token', async () => {
    const { user, requests, server } = await openReady()
    server.answers[calls.check] = down
    await user.click(button('RESET'))
    expect(await alertText()).toContain('Failed to reset password')
    expect(requests()).toEqual([])
    await dismiss(user)
    expect(await dialog('Reset Password')).toBeVisible()
  })

  it('leads back to the login with the email filled in', async () => {
    const { user } = await openReset()
    await user.click(screen.getByRole('link', { name: 'Back to login' }))
    await dialog('Login')
    expect(email()).toHaveValue('kim@example.org')
    expect(password()).toHaveValue('')
  })

  it('is left by CANCEL', async () => {
    const { user, requests } = await openReset()
    await user.click(button('CANCEL'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requests()).toEqual([])
  })

  it('closes over the start page where a guarded address had opened the dialog', async () => {
    const { user, router } = renderShell({
      path: '/pages/pagemanager',
      state: pageState(),
      answers: { ...easyCheck, [calls.reset]: {} },
    })
    await dialog('Login')
    await user.type(email(), 'kim@example.org')
    await user.click(forgot())
    await waitFor(() => expect(button('RESET')).toBeEnabled())
    await user.click(button('RESET'))
    await dismiss(user)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.pathname).toBe('/')
  })
})
