import { expect, test, type Page } from '@playwright/test'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { startMailServer, type MailServer } from '../mail-server.ts'
import { publishPage } from '../publish-page.ts'
import { openLoggedIn } from '../log-in.ts'

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

/** The types in the order of the form; the email field is there from the start. */
const types = [
  'Single line text',
  'Multi-line text',
  'Number',
  'Select',
  'Multi-select',
  'Radio buttons',
  'Checkbox',
  'Date',
  'Time',
] as const
const choices = new Set<string>(['Select', 'Multi-select', 'Radio buttons'])
const options = ['Hut', 'Tent']

async function addField(page: Page, type: string) {
  await page.getByRole('button', { name: 'Add field', exact: true }).click()
  const item = page.getByRole('menuitem', { name: type, exact: true })
  // a busy machine may still be opening the menu when it is clicked, and takes no notice
  await expect(async () => {
    if (await item.isVisible()) await item.click()
    await expect(item).toBeHidden({ timeout: 3000 })
  }).toPass()
  return page.getByRole('group', { name: /^\d+\. / }).last()
}

/** Fills in what has to be filled in, and sends it. */
async function submit(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await page.getByLabel('My Single line text').fill(name)
  await page.getByLabel('My Multi-line text').fill('One line\nand another')
  await page.getByLabel('My Number').fill('12')
  await page.getByLabel('My Select').selectOption('Tent')
  await page.getByRole('group', { name: 'My Multi-select' }).getByLabel('Hut').check()
  await page.getByRole('group', { name: 'My Multi-select' }).getByLabel('Tent').check()
  await page.getByRole('radiogroup', { name: 'My Radio buttons' }).getByLabel('Hut').check()
  await page.getByLabel('My Checkbox').check()
  await page.getByLabel('My Date').fill('24/12/2026')
  await page.getByLabel('My Time').fill('08:30')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(page.getByText('Thank you.')).toBeVisible()
}

const answers = ['One line', 'and another', '12', 'Tent', 'Hut, Tent', '24/12/2026', '08:30']

test('a form of all types is designed, submitted, verified, released by staff and deleted (FORM-004, FORM-038, FORM-080, REL-005)', async ({
  page: staff,
  browser,
}) => {
  await openLoggedIn(staff, site.address)
  await publishPage(staff, { title: 'Ask us', type: 'Contact form', shortcut: 'ask' })

  await test.step('an editor designs the form and publishes it', async () => {
    await staff.goto(`${site.address}/ask`)
    await staff.getByRole('button', { name: 'Edit form' }).click()
    await staff
      .getByRole('region', { name: 'Form Configuration' })
      .getByLabel('Recipient email addresses')
      .fill('office@example.org, second@example.org')
    const text = await addField(staff, 'Text block')
    await text.getByRole('textbox').first().click()
    await staff.keyboard.type('Ask whatever you like.')
    for (const type of types) {
      const card = await addField(staff, type)
      await card.getByLabel('Input field label').fill(`My ${type}`)
      if (!choices.has(type)) continue
      for (const [index, option] of options.entries()) {
        await card.getByRole('button', { name: 'Add option' }).click()
        const group = card.getByRole('group', { name: `Option ${index + 1}` })
        await group.getByLabel('Display').fill(option)
        await group.getByLabel('Value').fill(option)
      }
    }
    const preview = staff.getByRole('region', { name: 'Form Preview' })
    await expect(preview.getByText('Ask whatever you like.')).toBeVisible()
    await staff.getByRole('button', { name: 'Save form' }).click()
    await expect(staff.getByRole('button', { name: 'Edit form' })).toBeVisible()
  })

  const context = await browser.newContext()
  const visitor = await context.newPage()
  await test.step('a visitor submits it', async () => {
    await visitor.goto(`${site.address}/ask`)
    await submit(visitor, { name: 'Anna Berg', email: 'anna@example.org' })
    await expect(visitor.getByText(/^Check your email\./)).toBeVisible()
  })

  await test.step("a scanner's look at the mailed link changes nothing; the visitor's press delivers every answer", async () => {
    const mail = await post.collect('anna@example.org', /Form Submission Verification/)
    const [link = ''] = /https?:\/\/\S+verify\.php\?t=[\w-]+/.exec(mail.text ?? '') ?? []
    for (let look = 0; look < 3; look++) expect((await fetch(link)).status).toBe(200)
    await visitor.goto(link)
    await visitor.getByRole('button', { name: 'Confirm' }).click()
    await expect(visitor.getByRole('heading', { name: 'Your message is on its way' })).toBeVisible()
    for (const recipient of ['office@example.org', 'second@example.org']) {
      const message = await post.collect(recipient, /Contact Form Submission/)
      expect(message.replyTo?.[0]?.address).toBe('anna@example.org')
      for (const words of ['Anna Berg', ...answers]) expect(message.text).toContain(words)
    }
  })

  await test.step('a pre-authorized link delivers at once', async () => {
    await staff.getByRole('button', { name: 'Get pre-authorization link' }).click()
    const told = staff.getByRole('alertdialog')
    await expect(told).toContainText('?pa=')
    const [link = ''] = /https?:\/\/\S+\?pa=[\w-]+/.exec(await told.innerText()) ?? []
    await told.getByRole('button', { name: 'OK' }).click()
    await visitor.goto(link)
    await submit(visitor, { name: 'Ben Ito', email: 'ben@example.org' })
    await expect(visitor.getByText(/^Check your email/)).toBeHidden()
    expect((await post.collect('office@example.org', /Contact Form Submission/)).text).toContain('Ben Ito')
  })

  await test.step('staff release another one by hand, and delete a third', async () => {
    for (const name of ['Cleo', 'Dora']) {
      await visitor.goto(`${site.address}/ask`)
      await submit(visitor, { name, email: `${name.toLowerCase()}@example.org` })
    }
    await staff.goto(`${site.address}/pages/releasemanager`)
    const row = (email: string) => staff.getByRole('row', { name: new RegExp(email) })
    await row('cleo@example.org').getByRole('button', { name: 'Read message' }).click()
    await expect(staff.getByRole('dialog')).toContainText('and another')
    await staff.keyboard.press('Escape')
    await row('cleo@example.org').getByRole('button', { name: 'Release' }).click()
    const tab = staff.context().waitForEvent('page')
    await staff.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
    expect((await tab).url()).toMatch(/\/api\/1\/public\/verify\.php\?a=1&t=/)
    await expect(row('cleo@example.org').getByText('Released')).toBeVisible()
    expect((await post.collect('office@example.org', /Contact Form Submission/)).text).toContain('Cleo')

    await row('dora@example.org').getByRole('button', { name: 'Delete submission' }).click()
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(row('dora@example.org').getByText('Deleted')).toBeVisible()
    await staff.reload()
    await expect(staff.getByText('No submissions are waiting')).toBeVisible()
  })
  await context.close()
})
