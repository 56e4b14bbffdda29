import { expect, test } from '@playwright/test'
import { linkIn, startMailServer, type MailServer } from '../mail-server.ts'
import { openLoggedIn } from '../log-in.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'

let site: OwnSite
let post: MailServer

test.beforeAll(async () => {
  post = await startMailServer()
  site = await startOwnSite({})
})
test.afterAll(async () => {
  await site?.close()
  await post?.close()
})

test('a mail server is set and tried, and an imported person gets an invitation by it', async ({ page }) => {
  await openLoggedIn(page, `${site.address}/pages/mail`)
  const panel = page.getByRole('region', { name: 'Mail server' })
  await expect(panel.getByText('Emails are only stored as files')).toBeVisible()

  await panel.getByRole('button', { name: 'Set up a mail server' }).click()
  const form = page.getByRole('dialog', { name: 'Mail server' })
  await form.getByLabel('Server').fill('127.0.0.1')
  await form.getByLabel('Security').selectOption('None')
  await form.getByLabel('Port').fill('1')
  await form.getByLabel('Send the test to').fill('me@example.org')
  await form.getByRole('button', { name: 'Send a test email' }).click()
  await expect(form.getByText('The port must be 25, 465, 587, or one from 1024 on')).toBeVisible()
  await form.getByLabel('Port').fill(new URL(post.url).port)
  await form.getByRole('button', { name: 'Send a test email' }).click()
  await expect(form.getByText(/The server took the email to me@example.org/)).toBeVisible()
  await post.collect('me@example.org', /^Test email from/)
  await form.getByRole('button', { name: 'SAVE' }).click()
  await expect(panel.getByText(/Emails are handed to/)).toBeVisible()

  await page.goto(`${site.address}/pages/accountmanager`)
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Several People' })
  await dialog.getByLabel('Or choose a file').setInputFiles({
    name: 'members.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('E-Mail;Name;Role\r\nana@example.org;"Tamihana, Ana";Crew\r\nnonsense;Ben;\r\n'),
  })
  await dialog.getByRole('button', { name: 'NEXT' }).click()
  await expect(dialog.getByText(/1 account will be created/)).toBeVisible()
  await dialog.getByLabel(/There is no role/).selectOption('No role')
  await dialog.getByRole('button', { name: 'IMPORT' }).click()
  await expect(dialog.getByText('1 account created.')).toBeVisible()
  await expect(dialog.getByRole('row', { name: /Ben.*Not a valid email address/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'CLOSE', exact: true }).click()
  await expect(page.getByRole('row', { name: /Tamihana, Ana/ })).toBeVisible()
  linkIn(await post.collect('ana@example.org', /^Your account at/), 'passwordreset')
})
