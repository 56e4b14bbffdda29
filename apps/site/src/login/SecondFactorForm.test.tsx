import { ApiError } from '@sitewright/api-client'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Answers } from '../testing/fake-api.ts'
import { calls, everything, loggedInSetup } from '../testing/fixtures.ts'
import { alertText, button, dialog, dismiss, email, fillIn, openLogin } from '../testing/open-login.ts'

const log = vi.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => log.mockClear())

const code = () => screen.getByRole('textbox', { name: 'Code' })
const required = { secondFactor: 'required' }

/** A server that takes this one code. */
const answers = {
  [calls.login]: ({ code: given }: { code?: string }) => {
    if (given === undefined) return required
    return given === '123456' ? { permissions: everything } : { secondFactor: 'wrong' }
  },
  [calls.setup]: loggedInSetup(),
}

async function openSecondFactor(given: Answers = answers) {
  const view = await openLogin(given)
  await fillIn(view.user)
  await view.user.click(button('LOGIN'))
  await dialog('Second factor')
  return view
}

it('asks for the code of an account that has a second factor', async () => {
  await openSecondFactor()
  expect(code()).toHaveFocus()
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code')
  expect(code()).toHaveAccessibleDescription(/authenticator app.*recovery codes/)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(button('LOGIN')).toBeDisabled()
  expect(button('CANCEL')).toBeVisible()
})

it('repeats the login with the code', async () => {
  const { user, logins, parts } = await openSecondFactor()
  await user.type(code(), ' 123456{Enter}')
  await waitFor(() => expect(parts.session.getState().authenticated).toBe(true))
  expect(logins().at(-1)).toEqual({ name: 'kim@example.org', pass: 'secret', code: '123456' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('repeats it as the account that was chosen', async () => {
  const accounts = [
    { id: 4, name: 'Kim (club)' },
    { id: 7, name: 'Kim (private)' },
  ]
  const { user, logins } = await openLogin({
    ...answers,
    [calls.login]: (input: { id?: number; code?: string }) => (input.id ? answers[calls.login](input) : { accounts }),
  })
  await fillIn(user)
  await user.click(button('LOGIN'))
  await user.click(await screen.findByRole('button', { name: 'Kim (private)' }))
  await dialog('Second factor')
  await user.type(code(), '123456{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(logins().at(-1)).toEqual({ name: 'kim@example.org', pass: 'secret', id: 7, code: '123456' })
})

it('says beside the field that a code was wrong, and keeps it to be typed over', async () => {
  const { user, parts } = await openSecondFactor()
  await user.type(code(), '654321{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong')
  expect(code()).toHaveValue('654321')
  expect(code()).toBeInvalid()
  expect(code()).toHaveFocus()
  await user.keyboard('123456{Enter}')
  await waitFor(() => expect(parts.session.getState().authenticated).toBe(true))
})

it('allows a recovery code to be typed where the keyboard has numbers only', async () => {
  const { user } = await openSecondFactor()
  expect(code()).toHaveAttribute('inputmode', 'numeric')
  await user.click(screen.getByRole('link', { name: 'Enter a recovery code' }))
  expect(code()).toHaveAttribute('inputmode', 'text')
  expect(code()).toHaveFocus()
})

it.each([
  ['rejected', {}, 'Your credentials were rejected, login failed'],
  ['failed', new ApiError('down', { status: 0 }), 'Failed to login, see browser log for more information'],
])('leads back to the fields when the login is %s after all', async (_, answer, text) => {
  const { user, logins } = await openSecondFactor({
    [calls.login]: ({ code: given }: { code?: string }) => (given ? answer : required),
  })
  await user.type(code(), '123456{Enter}')
  expect(await alertText()).toContain(text)
  await dismiss(user)
  await dialog('Login')
  expect(email()).toHaveValue('kim@example.org')
  await user.click(button('LOGIN'))
  await dialog('Second factor')
  expect(code()).toHaveValue('')
  expect(logins()).toHaveLength(3)
})
