import { ApiError } from '@sitewright/api-client'
import { loginEmail, rememberLoginEmail } from '@sitewright/session'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answers } from '../testing/fake-api.ts'
import { calls, everything, loggedInSetup, pageState } from '../testing/fixtures.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { justLoggedIn } from './after-login.ts'
import { alertText, button, dialog, email, fillIn, openLogin, password } from '../testing/open-login.ts'

const down = new ApiError('down', { status: 0 })
const log = vi.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => log.mockClear())
afterEach(() => sessionStorage.clear())

describe('login', () => {
  it('opens on its first section (LOGIN-001) with fields, the link and buttons (LOGIN-002)', async () => {
    await openLogin()
    expect(email()).toHaveValue('')
    expect(password()).toHaveAttribute('type', 'password')
    expect(screen.getByRole('link', { name: 'I forgot my password' })).toBeVisible()
    expect(button('LOGIN')).toBeVisible()
    expect(button('CANCEL')).toBeVisible()
  })

  it('keeps LOGIN disabled while a field is empty (LOGIN-003)', async () => {
    const { user } = await openLogin()
    expect(button('LOGIN')).toBeDisabled()
    await user.type(email(), 'kim@example.org')
    expect(button('LOGIN')).toBeDisabled()
    await user.type(password(), 'x')
    expect(button('LOGIN')).toBeEnabled()
    await user.clear(email())
    expect(button('LOGIN')).toBeDisabled()
  })

  it('is submitted by Enter in the password field (LOGIN-004), which does nothing while a field is empty', async () => {
    const { user, logins } = await openLogin({ [calls.login]: { permissions: everything } })
    await user.type(password(), 'secret{Enter}')
    expect(logins()).toEqual([])
    await user.type(email(), 'kim@example.org')
    await user.type(password(), '{Enter}')
    await waitFor(() => expect(logins()).toEqual([{ name: 'kim@example.org', pass: 'secret' }]))
  })

  it('begins at the password of anyone who has just set it by a link, and forgets the address after the login', async () => {
    rememberLoginEmail('mere@example.org')
    const { user, logins } = await openLogin({ [calls.login]: { permissions: everything } })
    expect(email()).toHaveValue('mere@example.org')
    await waitFor(() => expect(password()).toHaveFocus())
    await user.keyboard('secret{Enter}')
    await waitFor(() => expect(logins()).toEqual([{ name: 'mere@example.org', pass: 'secret' }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(loginEmail()).toBe('')
  })

  it('keeps that address for another attempt after a rejected one', async () => {
    rememberLoginEmail('mere@example.org')
    const { user } = await openLogin({ [calls.login]: {} })
    await waitFor(() => expect(password()).toHaveFocus())
    await user.keyboard('secret{Enter}')
    await alertText()
    expect(loginEmail()).toBe('mere@example.org')
  })

  it('is left by CANCEL, logging nobody in (LOGIN-005)', async () => {
    const { user, logins, parts } = await openLogin()
    await fillIn(user)
    await user.click(button('CANCEL'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(logins()).toEqual([])
    expect(parts.session.getState().authenticated).toBe(false)
  })

  it("is called 'Authenticating' and shows a spinner while it is processed (LOGIN-006), the forms hidden (LOGIN-007)", async () => {
    const answer = Promise.withResolvers<object>()
    const { user } = await openLogin({ [calls.login]: () => answer.promise })
    await fillIn(user)
    await user.click(button('LOGIN'))
    expect(await dialog('Authenticating')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Authenticating')
    expect(screen.queryByLabelText('Password')).toBeNull()
    expect(screen.queryByRole('button', { name: 'LOGIN' })).toBeNull()
    answer.resolve({ permissions: everything })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('closes when it succeeds, and signs the person in (LOGIN-012)', async () => {
    const { user, parts } = await openLogin({
      [calls.login]: { permissions: everything },
      [calls.setup]: loggedInSetup(),
    })
    await fillIn(user)
    await user.click(button('LOGIN'))
    expect(await screen.findByRole('button', { name: 'Settings' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(parts.session.getState()).toMatchObject({ authenticated: true, permissions: everything })
  })

  describe('in a browser, which can load the document again', () => {
    const answers = { [calls.login]: { permissions: everything }, [calls.setup]: loggedInSetup() }

    it('does so when it succeeds, and says that it is under way until then', async () => {
      const reopen = vi.fn()
      const { user } = await openLogin(answers, { reopen })
      await fillIn(user)
      await user.click(button('LOGIN'))
      await waitFor(() => expect(reopen.mock.calls).toEqual([[undefined]]))
      expect(await dialog('Authenticating')).toBeVisible()
      // the next document is to go on at its content
      expect(sessionStorage.getItem(justLoggedIn)).toBe('1')
      sessionStorage.clear()
    })

    const first = { ...answers, [calls.login]: { permissions: everything, first: true } }

    it('leads the administrator of a new site to Start', async () => {
      const reopen = vi.fn()
      const { user } = await openLogin(first, { reopen })
      await fillIn(user)
      await user.click(button('LOGIN'))
      await waitFor(() => expect(reopen.mock.calls).toEqual([['/pages/start']]))
    })

    it('leads to the screen that was asked for, also in a new site', async () => {
      const reopen = vi.fn()
      const { user } = renderShell({ path: '/pages/menueditor', state: pageState(), answers: first, reopen })
      await dialog('Login')
      await fillIn(user)
      await user.click(button('LOGIN'))
      await waitFor(() => expect(reopen.mock.calls).toEqual([[undefined]]))
    })

    it('goes on in the one that is there while it holds unsaved edits', async () => {
      const reopen = vi.fn()
      const { user, parts } = await openLogin(answers, { reopen })
      parts.site.guardLeaving?.(() => true)
      await fillIn(user)
      await user.click(button('LOGIN'))
      expect(await screen.findByRole('button', { name: 'Settings' })).toBeVisible()
      await waitFor(() => expect(button('Account')).toHaveFocus())
      expect(await screen.findByText('You are logged in.')).toBeInTheDocument()
      expect(reopen).not.toHaveBeenCalled()
    })

    it('gives the focus back also where the fields were filled in before the dialog had taken it', async () => {
      const frame = vi.spyOn(window, 'requestAnimationFrame')
      frame.mockImplementation((callback) => window.setTimeout(callback, 400))
      const { user, parts } = await openLogin(answers, { reopen: vi.fn() })
      parts.site.guardLeaving?.(() => true)
      await fillIn(user)
      frame.mockRestore()
      await user.click(button('LOGIN'))
      expect(await screen.findByRole('button', { name: 'Settings' })).toBeVisible()
      await waitFor(() => expect(button('Account')).toHaveFocus())
    })

    it('does not when it fails', async () => {
      const reopen = vi.fn()
      const { user } = await openLogin({ [calls.login]: {} }, { reopen })
      await fillIn(user)
      await user.click(button('LOGIN'))
      await alertText()
      expect(reopen).not.toHaveBeenCalled()
    })
  })

  it('reads the menu (NAV-031) and the routes again when it succeeds', async () => {
    const { user, server } = await openLogin({
      [calls.login]: { permissions: everything },
      [calls.setup]: loggedInSetup(),
    })
    server.calls.length = 0
    await fillIn(user)
    await user.click(button('LOGIN'))
    await screen.findByRole('button', { name: 'Settings' })
    const keys = () => server.calls.map(([key]) => key)
    await waitFor(() => expect(keys()).toEqual(expect.arrayContaining([calls.menu, calls.setup, calls.links])))
  })

  it('reports rejected credentials (LOGIN-014), keeps the fields and leads back to the password', async () => {
    const { user, parts } = await openLogin({ [calls.login]: {} })
    await fillIn(user)
    await user.click(button('LOGIN'))
    expect(await alertText()).toContain('Your credentials were rejected, login failed')
    expect(log).toHaveBeenCalledOnce()
    await user.click(button('OK'))
    await dialog('Login')
    expect(email()).toHaveValue('kim@example.org')
    expect(password()).toHaveValue('secret')
    await waitFor(() => expect(password()).toHaveFocus())
    await user.keyboard('another one')
    expect(password()).toHaveValue('another one')
    expect(parts.session.getState().authenticated).toBe(false)
  })

  it('shows the error of the server until the next attempt', async () => {
    const reason = 'Too many attempts, please try again later'
    const answers: unknown[] = [new ApiError('too many', { status: 429, body: { error: reason } })]
    const { user } = await openLogin({ [calls.login]: () => answers.shift() ?? {} })
    await fillIn(user)
    await user.click(button('LOGIN'))
    await user.click(await screen.findByRole('button', { name: 'OK' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(reason)
    await user.click(button('LOGIN'))
    await user.click(await screen.findByRole('button', { name: 'OK' }))
    await dialog('Login')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says when the next attempt makes sense, where there were too many', async () => {
    const tooMany = new ApiError('too many', { status: 429, body: {}, hints: { retryAfter: 300 } })
    const { user } = await openLogin({ [calls.login]: tooMany })
    await fillIn(user)
    await user.click(button('LOGIN'))
    await user.click(await screen.findByRole('button', { name: 'OK' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('There were too many attempts. Try again in 5 minutes.')
  })

  it('reports a failed call (LOGIN-015) and keeps the fields', async () => {
    const { user } = await openLogin({ [calls.login]: down })
    await fillIn(user)
    await user.click(button('LOGIN'))
    const text = 'Failed to login, see browser log for more information'
    expect(await alertText()).toContain(text)
    expect(log).toHaveBeenCalledExactlyOnceWith(text, down)
    await user.click(button('OK'))
    await dialog('Login')
    expect(password()).toHaveValue('secret')
  })
})

describe('account selection', () => {
  const accounts = [
    { id: 4, name: 'Kim (club)' },
    { id: 7, name: 'Kim (private)' },
  ]
  const choosing = {
    [calls.login]: ({ id }: { id?: number }) => (id ? { permissions: everything } : { accounts }),
    [calls.setup]: loggedInSetup(),
  }

  async function openSelection(answers: Answers = choosing) {
    const view = await openLogin(answers)
    await fillIn(view.user)
    await view.user.click(button('LOGIN'))
    await dialog('Select Account')
    return view
  }

  it('follows when the answer lists accounts (LOGIN-010): a button for each, with its name (LOGIN-008, LOGIN-013)', async () => {
    await openSelection()
    expect(button('Kim (club)')).toBeVisible()
    expect(button('Kim (private)')).toBeVisible()
    expect(screen.queryByLabelText('Password')).toBeNull()
    expect(screen.queryByRole('button', { name: 'LOGIN' })).toBeNull()
  })

  it('repeats the login with the id of the chosen account (LOGIN-011)', async () => {
    const { user, logins, parts } = await openSelection()
    await user.click(button('Kim (private)'))
    await waitFor(() => expect(parts.session.getState().authenticated).toBe(true))
    expect(logins()[1]).toEqual({ name: 'kim@example.org', pass: 'secret', id: 7 })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('leads back to the fields when the choice fails', async () => {
    const { user } = await openSelection({ [calls.login]: ({ id }: { id?: number }) => (id ? down : { accounts }) })
    await user.click(button('Kim (club)'))
    expect(await alertText()).toContain('Failed to login')
    await user.click(button('OK'))
    await dialog('Login')
    expect(email()).toHaveValue('kim@example.org')
  })
})
