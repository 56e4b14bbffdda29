import { expect, test } from '@playwright/test'
import { administrator } from '../administrator.ts'
import { openLoggedIn } from '../log-in.ts'

test('who is logged out is asked to log in, and led on to the screen asked for (SHELL-028, SHELL-017)', async ({
  page,
}) => {
  await page.goto('/pages/pagemanager')
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByLabel('Email address').fill(administrator.email)
  await dialog.getByLabel('Password').fill(administrator.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Create New Page' })).toBeVisible()
  await expect(page).toHaveURL(/\/pages\/pagemanager$/)
})

test('a wrong password is reported, and the fields keep their text', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByLabel('Email address').fill('someone@example.org')
  await dialog.getByLabel('Password').fill('not the password')
  await dialog.getByRole('button', { name: 'LOGIN' }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('Your credentials were rejected, login failed')
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(dialog.getByLabel('Email address')).toHaveValue('someone@example.org')
})

test('logging out on a guarded screen leads to the start page, and the session has ended', async ({ page }) => {
  await openLoggedIn(page, '/pages/pagemanager')
  await expect(page.getByRole('button', { name: 'Create New Page' })).toBeVisible()
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByRole('button', { name: 'Settings', exact: true })).toBeHidden()
  const reply = await page.request.get('/api/1/private/page-get-list.json.php')
  expect(reply.status()).toBe(401)
})
