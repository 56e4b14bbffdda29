import { expect, type Page } from '@playwright/test'
import { administrator } from './administrator.ts'

/** Logs in at the masthead, as a person would. */
export async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByLabel('Email address').fill(administrator.email)
  await dialog.getByLabel('Password').fill(administrator.password)
  await dialog.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page.getByRole('button', { name: 'Settings', exact: true })).toBeVisible()
}
