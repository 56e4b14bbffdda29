import { expect, test, type Browser, type Page } from '@playwright/test'
import { findings } from '../axe-findings.ts'
import { openLoggedIn } from '../log-in.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { publishPage } from '../publish-page.ts'

let site: OwnSite
test.beforeAll(async () => void (site = await startOwnSite({})))
test.afterAll(() => site?.close())

async function visit(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.goto(`${site.address}/evening`)
  return page
}

test('an editor begins with a template, limits a choice and lets a field depend on it; of two visitors one gets the last place', async ({
  page: editor,
  browser,
}) => {
  await openLoggedIn(editor, site.address)
  await publishPage(editor, { title: 'An evening', type: 'Contact form', shortcut: 'evening' })

  await test.step('the editor sets the form up', async () => {
    await editor.goto(`${site.address}/evening`)
    await editor.getByRole('button', { name: 'Edit form' }).click()
    const templates = editor.getByRole('region', { name: 'What is this form for?' })
    await expect(templates.getByRole('listitem')).toHaveCount(4)
    await templates.getByRole('button', { name: 'Booking' }).focus()
    await editor.keyboard.press('Enter')
    await expect(editor.getByText('‘Booking’ was filled in')).toBeVisible()
    await editor.getByLabel('Recipient email addresses').fill('office@example.org')
    await editor.getByLabel('Enable anti-spam validation email').uncheck({ force: true })
    await editor.getByRole('button', { name: /^Select/ }).click()
    const date = editor.getByRole('group', { name: '5. Select' })
    await date.getByLabel('Places').first().fill('1')
    await editor.getByRole('button', { name: /^Multi-line text/ }).click()
    const remarks = editor.getByRole('group', { name: '6. Multi-line text' })
    await remarks.getByText('Show this field only if').click()
    await remarks.getByLabel('Other field').selectOption('Date')
    await remarks.getByLabel('is').selectOption('Second date')
    expect(await findings(editor, 'the editor of a form')).toEqual([])
    await editor.getByRole('button', { name: 'Save form' }).click()
    await expect(editor.getByRole('button', { name: 'Edit form' })).toBeVisible()
  })

  await test.step('without JavaScript visitors see all fields, and what is left', async () => {
    const page = await visit(browser, { javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
    await expect(page.getByRole('heading', { name: 'Booking', level: 1 })).toBeVisible()
    await expect(page.getByLabel('Remarks')).toBeVisible()
    await expect(page.getByText('Only if ‘Date’ is ‘Second date’')).toBeVisible()
    await expect(page.getByLabel('Date')).toContainText('First date (1 left)')
    await page.context().close()
  })

  async function fillIn(page: Page, name: string): Promise<void> {
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.org`)
    await page.getByLabel('Date').selectOption('First date')
  }
  const [first, second] = [await visit(browser), await visit(browser, { viewport: { width: 360, height: 740 } })]
  await fillIn(first, 'Anna')
  await fillIn(second, 'Bea')
  await expect(second.getByLabel('Remarks')).toBeHidden()
  await expect(second.getByText(/^Only if/)).toBeHidden()
  await first.getByRole('button', { name: 'BOOK' }).click()
  await expect(first.getByText('Your information has been received')).toBeVisible()

  await test.step('the other one is told, and loses nothing', async () => {
    await second.getByRole('button', { name: 'BOOK' }).click()
    await expect(
      second.getByText('‘First date’ is fully booked, please choose another one', { exact: true }),
    ).toBeVisible()
    await expect(second.getByLabel('Date')).toBeFocused()
    await expect(second.getByLabel('Name')).toHaveValue('Bea')
    expect(await findings(second, 'a form of which a choice is fully booked')).toEqual([])
    expect(await second.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await second.getByLabel('Date').selectOption('Second date')
    await second.getByLabel('Remarks').fill('By train')
    await second.getByRole('button', { name: 'BOOK' }).click()
    await expect(second.getByText('Your information has been received')).toBeVisible()
  })

  await test.step('the kept page is another one for the next visitor, before any script runs', async () => {
    const page = await visit(browser, { javaScriptEnabled: false })
    await expect(page.getByLabel('Date')).toContainText('First date (fully booked)')
    await page.context().close()
  })
})
