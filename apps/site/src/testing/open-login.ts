import { screen } from '@testing-library/react'
import type { Answers } from './fake-api.ts'
import { calls, pageState } from './fixtures.ts'
import { renderShell } from './render-shell.tsx'
import type { TestShellOptions } from './test-shell.tsx'

/** The shell with the login dialog open, as a visitor opens it. */
export async function openLogin(answers: Answers = {}, rest: TestShellOptions = {}) {
  const view = renderShell({ path: '/home', state: pageState(), answers, ...rest })
  await view.user.click(screen.getByRole('button', { name: 'Account' }))
  await view.user.click(screen.getByRole('menuitem', { name: 'Login' }))
  await dialog('Login')
  /** What was sent with each call of this kind. */
  const sent = (call: string) => view.server.calls.filter(([key]) => key === call).map(([, input]) => input)
  return { ...view, sent, logins: () => sent(calls.login) }
}

type User = Awaited<ReturnType<typeof openLogin>>['user']

export const dialog = (name: string) => screen.findByRole('dialog', { name })
export const email = () => screen.getByRole('textbox', { name: 'Email address' })
export const password = () => screen.getByLabelText('Password')
export const button = (name: string) => screen.getByRole('button', { name })
export const alertText = async () => (await screen.findByRole('alertdialog')).textContent

/** Answers the alert that is shown. */
export const dismiss = async (user: User) => user.click(await screen.findByRole('button', { name: 'OK' }))

/** Fills in the fields of a login. */
export async function fillIn(user: User) {
  await user.type(email(), 'kim@example.org')
  await user.type(password(), 'secret')
}
