import { expect, type Page } from '@playwright/test'
import { administrator } from './administrator.ts'

export interface Credentials {
  email: string
  password: string
  /** The one of several accounts with this address and password. */
  id?: number
  /** Of the second factor. */
  code?: string
}

/** Opens the login dialog at the masthead, fills it in and presses LOGIN. What comes of it is the caller's to expect. */
export async function logIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'LOGIN' }).click()
}

/**
 * Opens an address as somebody who is logged in, and waits until the page answers. The session comes from the dialog's
 * own call without the dialog: that has journeys of its own.
 */
export async function openLoggedIn(page: Page, address: string, person: Credentials = administrator): Promise<void> {
  const { email: name, password: pass, ...rest } = person
  const [origin = ''] = /^https?:\/\/[^/]+/.exec(address) ?? []
  const reply = await page.request.post(`${origin}/api/1/public/login.json.php`, {
    headers: { 'x-requested-with': 'a journey' },
    data: { name, pass, ...rest },
  })
  expect(await reply.json()).toHaveProperty('permissions')
  await page.goto(address)
  await expect(page.locator('html[data-awake]')).toBeAttached()
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toHaveCount(0)
}

/** Chooses an entry of the account menu. */
export async function openAccountMenuEntry(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}
