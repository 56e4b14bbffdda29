import { expect, test, type Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { linkIn, startMailServer, type MailServer } from '../mail-server.ts'
import { logIn, openAccountMenuEntry, openLoggedIn, logOut } from '../log-in.ts'

const email = 'kim@example.org'
const passwords = ['the first of my passwords', 'the second of my passwords', 'the third of my passwords'] as const
const quarter = 15 * 60

let site: OwnSite
let post: MailServer

test.beforeAll(async () => {
  post = await startMailServer()
  site = await startOwnSite({ SMTP_URL: post.url })
})
test.afterAll(async () => {
  await site?.close()
  await post?.close()
})

async function setPassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('Your password has been updated')).toBeVisible()
}

async function expectRejected(page: Page, password: string): Promise<void> {
  await page.goto(site.address)
  await logIn(page, { email, password })
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('Your credentials were rejected, login failed')
  await alert.getByRole('button', { name: 'OK' }).click()
  await page.getByRole('dialog', { name: 'Login' }).getByRole('button', { name: 'CANCEL' }).click()
}

async function expectLoggedIn(page: Page): Promise<void> {
  await openAccountMenuEntry(page, 'My Account')
  await expect(page.getByRole('heading', { name: 'My Account', exact: true })).toBeVisible()
}

/** Logs in with password and second factor. */
async function logInTwice(page: Page, { password, code }: { password: string; code: string }): Promise<void> {
  await logIn(page, { email, password })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Code' }).fill(code)
  await dialog.getByRole('button', { name: 'LOGIN' }).click()
  await expect(dialog).toBeHidden()
}

async function confirmMessage(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText(text)
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(alert).toBeHidden()
}

test('the life of an account, from its creation to its reactivation', async ({ page: admin, browser }) => {
  const visitor = await browser.newContext()
  const page = await visitor.newPage()
  let secret = ''
  const code = () => generateSync({ secret, epoch: site.now() })

  await test.step('an administrator creates the account, and the email arrives', async () => {
    await openLoggedIn(admin, `${site.address}/pages/accountmanager`)
    await admin.getByRole('button', { name: 'Create New Account' }).click()
    const dialog = admin.getByRole('dialog', { name: 'New Account' })
    await dialog.getByLabel('Email address').fill(email)
    await dialog.getByLabel('Name').fill('Kim')
    await dialog.getByRole('button', { name: 'CREATE' }).click()
    await expect(admin.getByRole('row', { name: /kim@example\.org/ })).toBeVisible()
  })

  const invitation = await post.collect(email, /Your account at/)

  await test.step('the person sets a password through its link and logs in', async () => {
    await setPassword(page, linkIn(invitation, 'passwordreset'), passwords[0])
    await page.goto(site.address)
    const reopened = page.waitForResponse((response) => response.request().isNavigationRequest())
    await logIn(page, { email, password: passwords[0] })
    expect((await reopened).headers()).toHaveProperty('cross-origin-opener-policy', 'same-origin')
    await expectLoggedIn(page)
  })

  await test.step('changes the password', async () => {
    await page.getByRole('button', { name: 'Change Password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change Password' })
    await dialog.getByLabel('Current password').fill(passwords[0])
    await dialog.getByLabel('New password', { exact: true }).fill(passwords[1])
    await dialog.getByLabel('Confirm new password').fill(passwords[1])
    await dialog.getByRole('button', { name: 'CHANGE' }).click()
    await confirmMessage(page, 'Your password was successfully updated')
    await post.collect(email, /Your password was changed/)
  })

  await test.step('turns on the second factor', async () => {
    await page.getByRole('button', { name: 'Turn on' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your password').fill(passwords[1])
    await dialog.getByRole('button', { name: 'CONTINUE' }).click()
    const key = dialog.locator('code')
    await expect(key).toBeVisible()
    secret = (await key.innerText()).replace(/\s/g, '')
    await dialog.getByRole('textbox', { name: 'Code' }).fill(code())
    await dialog.getByRole('button', { name: 'TURN ON' }).click()
    await expect(dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
    await dialog.getByText('I have saved them').click()
    await dialog.getByRole('button', { name: 'DONE' }).click()
    await expect(page.getByText('10 recovery codes are left')).toBeVisible()
    await post.collect(email, /Two-step login is on/)
  })

  await test.step('logs in with both', async () => {
    await logOut(page)
    await site.passTime(60) // each code works once
    await logInTwice(page, { password: passwords[1], code: code() })
    await expectLoggedIn(page)
    await logOut(page)
  })

  await test.step('forgets the password and asks for another', async () => {
    await openAccountMenuEntry(page, 'Login')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('link', { name: 'I forgot my password' }).click()
    await dialog.getByLabel('Email address').fill(email)
    await dialog.getByRole('button', { name: 'RESET' }).click()
    await confirmMessage(page, 'Password reset has been activated.')
  })

  await test.step('sets it, waits for 15 minutes and logs in', async () => {
    const mail = await post.collect(email, /Set a new password/)
    await setPassword(page, linkIn(mail, 'passwordreset'), passwords[2])
    await expectRejected(page, passwords[2])
    await site.passTime(quarter - 30)
    await expectRejected(page, passwords[2])
    await site.passTime(60)
    await logInTwice(page, { password: passwords[2], code: code() })
    await expectLoggedIn(page)
  })

  await test.step('deactivates the account by the mailed link', async () => {
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText('The link is on its way.')).toBeVisible()
    const mail = await post.collect(email, /Deactivate your account/)
    await page.goto(linkIn(mail, 'deactivate'))
    await page.getByRole('button', { name: 'Deactivate' }).click()
    await expect(page.getByText('Your account has been deactivated')).toBeVisible()
    await expectRejected(page, passwords[2])
  })

  await test.step('and the administrator reactivates it', async () => {
    await admin.reload()
    const row = admin.getByRole('row', { name: /kim@example\.org/ })
    await row.getByRole('button', { name: 'Reactivate' }).click()
    await expect(row.getByRole('button', { name: 'Reactivate' })).toBeHidden()
    await site.passTime(60)
    await page.goto(site.address)
    await logInTwice(page, { password: passwords[2], code: code() })
    await expectLoggedIn(page)
  })
  await visitor.close()
})
