import { ApiError } from '@sitewright/api-client'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { loginEmail } from '@sitewright/session'
import { TestSite } from '../testing/TestSite.tsx'
import PasswordReset from './PasswordReset.tsx'

const log = vi.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => log.mockClear())
afterEach(() => sessionStorage.clear())

const call = 'POST protected/account-password-do-reset.json.php'
const failure = 'Failed to reset password, see browser log for more information'
const refuse = (status: number, error?: string, code?: string) => () => {
  throw new ApiError('refused', { status, body: error === undefined ? {} : { error, code } })
}

const asks = 'POST protected/account-password-link.json.php'
const linkTo = (invited: boolean, name = 'Mere Tamihana') => ({
  ...{ invited, name, email: 'mere@example.org' },
  expires: Date.UTC(2026, 4, 17) / 1000,
})
const reset = () => linkTo(false)

interface Options {
  uid?: string
  link?: Answers[typeof asks]
}

/** The page of a link, and what was sent by it. */
function open(answer: Answers[typeof call] = () => ({}), { uid = 'a-uid', link = reset }: Options = {}) {
  const { api, calls: all } = fakeApi({ [call]: answer, [asks]: link })
  const calls = () => all.filter(([key]) => key === call)
  const refresh = vi.fn(async () => {})
  render(
    <TestSite api={api} refresh={refresh}>
      <PasswordReset uid={uid} />
    </TestSite>,
  )
  return { user: userEvent.setup(), calls, refresh }
}

const password = () => screen.getByLabelText('New password')
const confirmation = () => screen.getByLabelText('Confirm password')
const button = () => screen.getByRole('button', { name: 'Change Password' })
type User = ReturnType<typeof open>['user']

async function send(user: User) {
  await user.type(password(), 'a long secret')
  await user.type(confirmation(), 'a long secret')
  await user.click(button())
}

async function dismiss(user: User) {
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

describe('Password reset page', () => {
  it('has two fields for the new password and a button (PWD-014)', () => {
    open()
    expect(password()).toHaveAttribute('type', 'password')
    expect(password()).toHaveAccessibleDescription('At least 8 characters')
    expect(confirmation()).toHaveAttribute('type', 'password')
    expect(button()).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  })

  it.each([
    ['of a reset', reset],
    ['of which nothing can be found out', refuse(503)],
    ['that a server of another version does not know', refuse(404, 'Not found', 'not-found')],
  ])('warns of the 15 minutes (PWD-017) by a link %s', async (_, link) => {
    open(undefined, { link })
    const warning = screen.getByText(/unavailable for 15 minutes after the reset request is completed/)
    await waitFor(() => expect(warning).toBeVisible())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(log).not.toHaveBeenCalled()
  })

  it('says by an invitation until when it works, and nothing of a reset', async () => {
    open(undefined, { link: () => linkTo(true) })
    expect(await screen.findByText(/Your invitation is valid/)).toHaveTextContent(/until 1\d May 2026/)
    expect(screen.queryByText(/15 minutes/)).toBeNull()
  })

  it.each([
    ['Mere Tamihana', 'For Mere Tamihana (mere@example.org)'],
    ['', 'For mere@example.org'],
  ])('says whose password it is, of an account named ‘%s’', async (name, text) => {
    open(undefined, { link: () => linkTo(false, name) })
    expect(await screen.findByText(/^For(?! your)/)).toHaveTextContent(text)
  })

  it('says at once that a link is over, with ways on, above the fields', async () => {
    const reason = 'This link is invalid or has expired'
    open(undefined, { link: refuse(404, reason, 'link-over') })
    expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`${reason}.*I forgot my password`))
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/pages/myaccount')
    expect(screen.getByRole('alert').compareDocumentPosition(password())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(log).not.toHaveBeenCalled()
  })

  it('says nobody’s name by a link of which nothing can be found out', async () => {
    open(undefined, { link: refuse(503) })
    await waitFor(() => expect(screen.getByText(/unavailable for 15 minutes/)).toBeVisible())
    expect(screen.queryByText(/^For(?! your)/)).toBeNull()
  })

  it('shows what is typed to who wants to see it, and hides it again', async () => {
    const { user } = open()
    const toggle = screen.getByRole('checkbox', { name: 'Show what I type' })
    await user.click(toggle)
    for (const field of [password(), confirmation()]) expect(field).toHaveAttribute('type', 'text')
    await user.click(toggle)
    for (const field of [password(), confirmation()]) expect(field).toHaveAttribute('type', 'password')
  })

  it('has its button enabled only when the password is there and confirmed (PWD-015)', async () => {
    const { user, calls } = open()
    expect(button()).toBeDisabled()
    await user.type(password(), 'x')
    expect(button()).toBeDisabled()
    await user.type(confirmation(), 'y')
    expect(button()).toBeDisabled()
    await user.keyboard('{Enter}')
    expect(calls()).toEqual([])
    await user.clear(confirmation())
    await user.type(confirmation(), 'x')
    expect(button()).toBeEnabled()
    await user.clear(password())
    await user.clear(confirmation())
    expect(button()).toBeDisabled()
  })

  it('has its button disabled without a uid (PWD-015)', async () => {
    const { user, calls } = open(undefined, { uid: '' })
    await send(user)
    expect(button()).toBeDisabled()
    expect(calls()).toEqual([])
  })

  it('sends the password with the uid of its address (PWD-013), once, and says that it is done (PWD-016)', async () => {
    const answer = Promise.withResolvers<Record<string, never>>()
    const { user, calls, refresh } = open(() => answer.promise)
    await send(user)
    expect(button()).toBeDisabled()
    await user.type(confirmation(), '{Enter}')
    expect(calls()).toEqual([[call, { password: 'a long secret', uid: 'a-uid' }]])
    answer.resolve({})
    const done = await screen.findByRole('heading', { name: 'Your password has been updated' })
    expect(done).toHaveFocus()
    expect(screen.queryByLabelText('New password')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link')).toHaveAttribute('href', '/')
    expect(screen.getByText(/unavailable for 15 minutes from now/)).toBeVisible()
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('tells who was invited that the account is ready, and leads to the login', async () => {
    const { user } = open(() => ({ invited: true }))
    await send(user)
    expect(await screen.findByRole('heading', { name: 'Your password has been updated' })).toHaveFocus()
    expect(screen.getByText(/^Your account is ready\. Log in with your email address/)).toBeVisible()
    expect(screen.queryByText(/15 minutes/)).toBeNull()
    // the guard of that screen asks for the login, and leads on
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/pages/myaccount')
  })

  it.each([
    ['an invitation', true, /^Your account is ready.*with your email address, mere@example\.org, and the password/],
    ['a reset', false, /^Your account is unavailable.*log in as mere@example\.org with the new password/],
  ])('says after %s with which address to log in, and the login begins with it', async (_, invited, text) => {
    const { user } = open(() => ({ invited }), { link: () => linkTo(invited) })
    const set = await screen.findByRole('button', { name: 'Change Password' })
    await screen.findByText(/^For(?! your)/)
    expect(loginEmail()).toBe('')
    await user.type(password(), 'a long secret')
    await user.type(confirmation(), 'a long secret')
    await user.click(set)
    await screen.findByRole('heading', { name: 'Your password has been updated' })
    expect(screen.getByText(/^Your account is/)).toHaveTextContent(text)
    expect(loginEmail()).toBe('mere@example.org')
  })

  it('tells the login no address by a link that sets nothing', async () => {
    const { user } = open(refuse(404, 'This link is invalid or has expired', 'link-over'))
    await screen.findByText(/^For(?! your)/)
    await send(user)
    await dismiss(user)
    expect(loginEmail()).toBe('')
  })

  it('alerts when it fails (Q42), and keeps the form', async () => {
    const { user, refresh } = open(refuse(0))
    await send(user)
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(failure)
    expect(log).toHaveBeenCalledExactlyOnceWith(failure, expect.any(ApiError))
    await dismiss(user)
    expect(password()).toHaveValue('a long secret')
    expect(button()).toBeEnabled()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(refresh).not.toHaveBeenCalled()
  })

  it('says beside the password why it cannot be used, until it is changed', async () => {
    const { user } = open(refuse(400, 'This password is too common', 'weak-password'))
    await send(user)
    await dismiss(user)
    expect(password()).toHaveAccessibleDescription(/This password is too common/)
    expect(password()).toBeInvalid()
    expect(password()).toHaveFocus()
    await user.keyboard('another one')
    expect(password()).toHaveValue('another one')
    expect(screen.queryByText('This password is too common')).toBeNull()
  })

  it('says what to do where the link is over', async () => {
    const { user } = open(refuse(404, 'This link is invalid or has expired', 'link-over'))
    await send(user)
    await dismiss(user)
    expect(screen.getByRole('alert')).toHaveTextContent(/invalid or has expired.*I forgot my password/)
    expect(password()).toBeValid()
  })

  it('shows any other reason of the server, until the next attempt', async () => {
    const { user } = open(refuse(429, 'Too many attempts, please try again later', 'too-many-attempts'))
    await send(user)
    await dismiss(user)
    expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts, please try again later')
  })
})
