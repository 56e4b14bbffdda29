import { expect, test, type Browser, type Page } from '@playwright/test'
import { openLoggedIn } from '../log-in.ts'

/** What the browser complains of while a journey runs; there must be nothing. */
function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(message.text())
  })
  page.on('pageerror', (error) => found.push(String(error)))
  return found
}

async function visitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  return context.newPage()
}

/** A list, a link, a picture by its address and a table, as somebody writes who knows some keys. */
async function writeTheRest(page: Page): Promise<void> {
  const tools = page.getByRole('toolbar', { name: 'Formatting' })
  const dialog = page.getByRole('dialog')
  await page.keyboard.press('Enter')
  await tools.getByRole('button', { name: 'Bulleted list' }).click()
  await page.keyboard.type('boots')
  await page.keyboard.press('Enter')
  await page.keyboard.type('a torch')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await tools.getByRole('button', { name: 'Link', exact: true }).click()
  await dialog.getByLabel('Address').fill('https://example.org/book')
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await tools.getByRole('button', { name: 'Image' }).click()
  await page.getByRole('dialog', { name: 'Select Image' }).getByRole('button', { name: 'By address' }).click()
  await dialog.getByLabel('Address').fill('/api/1/private/file-get.php?id=2')
  await dialog.getByLabel('Description').fill('The hut')
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(dialog).toBeHidden()
  await tools.getByRole('button', { name: 'Insert table' }).click()
  await page.keyboard.type('Beds')
}

test('an editor creates, writes, drafts and publishes a page; visitors see it once it is published, at its shortcut and at its id (SINGLE-002, SINGLE-003, SHELL-003)', async ({
  page,
  browser,
}) => {
  const said = complaints(page)
  const other = await visitor(browser)

  await openLoggedIn(page, '/')
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Page Manager' }).click()
  await expect(page).toHaveURL(/\/pages\/pagemanager$/)

  await page.getByRole('button', { name: 'Create New Page' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Page Description').fill('Our huts')
  await dialog.getByLabel('URL shortcut name').fill('huts')
  await dialog.getByRole('button', { name: 'CREATE' }).click()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('row', { name: /Our huts/ })
  await expect(row).toContainText('/huts')
  expect((await other.goto('/huts'))?.status()).toBe(404)

  await row.getByRole('link', { name: 'Open page' }).click()
  await expect(page).toHaveURL(/\/pages\/single-page\/\d+$/)
  const ownAddress = new URL(page.url()).pathname

  await page.getByRole('button', { name: 'Edit page', exact: true }).click()
  const editor = page.getByRole('textbox', { name: /text/i }).first()
  await editor.click()
  await page.keyboard.type('Where we sleep')
  await page.getByRole('combobox', { name: /block|style|paragraph/i }).selectOption({ label: 'Heading 2' })
  await page.keyboard.press('Enter')
  await page.keyboard.type('Twelve beds in the ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('main room')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('.')
  await writeTheRest(page)
  const preview = page.getByRole('region', { name: 'Page Preview' })
  await expect(preview.getByRole('heading', { name: 'Where we sleep', level: 2 })).toBeVisible()
  await expect(preview.locator('strong')).toHaveText('main room')
  await expect(preview.getByRole('listitem')).toHaveText(['boots', 'a torch'])
  await expect(preview.getByRole('link', { name: 'https://example.org/book' })).toBeVisible()
  await expect(preview.getByRole('img', { name: 'The hut' })).toHaveAttribute('src', '/api/1/private/file-get.php?id=2')
  await expect(preview.getByRole('table').getByText('Beds')).toBeVisible()

  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(page.getByText('[draft mode]')).toBeVisible()
  expect((await other.goto(ownAddress))?.status()).toBe(404)

  await page.reload()
  const load = page.getByRole('button', { name: 'Load draft' })
  await expect(load).toBeVisible()
  await expect(page.getByText('Where we sleep')).toBeHidden()
  await load.click()
  await expect(page.getByRole('main').getByRole('heading', { name: 'Where we sleep' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit page' }).click()
  await page.getByRole('button', { name: 'Publish draft as active page' }).click()
  await expect(page.getByText('[draft mode]')).toBeHidden()

  await page.goto('/pages/pagemanager')
  await row.getByRole('button', { name: 'Edit page settings' }).click()
  await dialog.getByText('Published', { exact: true }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Published' })).toBeChecked()
  await dialog.getByRole('button', { name: 'SAVE' }).click()
  await expect(dialog).toBeHidden()

  for (const address of ['/huts', ownAddress]) {
    expect((await other.goto(address))?.status()).toBe(200)
    await expect(other.getByRole('heading', { name: 'Where we sleep', level: 2 })).toBeVisible()
    await expect(other.getByRole('img', { name: 'The hut' })).toBeVisible()
    await expect(other.getByRole('table').getByText('Beds')).toBeVisible()
  }

  for (const [start, status] of [
    ['2099-01-01T08:00', 404],
    ['2020-01-01T08:00', 200],
  ] as const) {
    await row.getByRole('button', { name: 'Edit page settings' }).click()
    await dialog.getByLabel('Publishing start').fill(start)
    await dialog.getByRole('button', { name: 'SAVE' }).click()
    await expect(dialog).toBeHidden()
    expect((await other.goto('/huts'))?.status()).toBe(status)
  }
  expect(said).toEqual([])
})
