import { expect, type Page } from '@playwright/test'
import { administrator } from './administrator.ts'

export interface Credentials {
  email: string
  password: string
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

/** Logs in as the administrator. */
export async function signIn(page: Page): Promise<void> {
  await logIn(page, administrator)
  await expect(page.getByRole('button', { name: 'Settings', exact: true })).toBeVisible()
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toHaveCount(0)
}

/** Chooses an entry of the account menu. */
export async function openAccountMenuEntry(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}
