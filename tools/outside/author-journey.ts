import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright'
import { administrator } from './served-site.ts'

/** Logs in as the administrator. */
export async function logIn(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const dialog = await openLogin(page)
  await dialog.getByLabel('Email address').fill(administrator.email)
  await dialog.getByLabel('Password').fill(administrator.password)
  await dialog.getByRole('button', { name: 'LOGIN' }).click()
  await page.getByRole('button', { name: 'Settings', exact: true }).waitFor()
}

async function openLogin(page: Page) {
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.waitFor()
  return dialog
}

/** Creates a page of a kind in the New Page dialog. @returns its address. */
export async function createPage(
  page: Page,
  { type, title, shortcut }: { type: string; title: string; shortcut: string },
): Promise<string> {
  await page.goto(new URL('/pages/pagemanager', page.url()).href)
  await page.getByRole('button', { name: 'Create New Page' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Page Description').fill(title)
  await dialog.getByLabel('Page Type').selectOption({ label: type })
  await dialog.getByLabel('URL shortcut name').fill(shortcut)
  await dialog.getByRole('button', { name: 'CREATE' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const row = page.getByRole('row', { name: new RegExp(title) })
  await row.getByRole('button', { name: 'Edit page settings' }).click()
  await dialog.getByText('Published', { exact: true }).click()
  await dialog.getByRole('button', { name: 'SAVE' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const link = await row.getByRole('link', { name: 'Open page' }).getAttribute('href')
  assert.ok(link)
  return new URL(link, page.url()).href
}

/** Writes a page of a generated kind in place, publishes it, and says thank you for it. */
export async function editPage(
  page: Page,
  address: string,
  { intro, items }: { intro: string; items: readonly string[] },
): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Edit page' }).click()
  await page.getByLabel('Introduction').fill(intro)
  for (const item of items) {
    await page.getByRole('button', { name: 'Add entry', exact: true }).click()
    await page.getByRole('textbox', { name: 'Text', exact: true }).last().fill(item)
  }
  await page.getByRole('region', { name: 'Page Preview' }).getByText(intro).waitFor()
  await page.getByRole('button', { name: 'Save page' }).click()
  await page.getByRole('button', { name: 'Edit page' }).waitFor()
  await page.getByRole('button', { name: 'Say thank you' }).click()
  await page.getByText('1 person said thank you').waitFor()
}

/** What a visitor without JavaScript, or a search engine, gets at an address. */
export async function readAsVisitor(browser: Browser, address: string) {
  const context = await browser.newContext({ javaScriptEnabled: false })
  try {
    const page = await context.newPage()
    const answer = await page.goto(address)
    return { status: answer?.status(), text: await page.getByRole('main').innerText() }
  } finally {
    await context.close()
  }
}

/** Opens a page as a visitor does and lets the browser take it over. @returns what it complained of. */
export async function wakeAsVisitor(browser: Browser, address: string, words: string): Promise<string[]> {
  const context = await browser.newContext()
  const complaints: string[] = []
  try {
    const page = await context.newPage()
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.goto(address)
    // what opens the dialog is the code that took the page over
    await openLogin(page)
    assert.ok(await page.getByText(words).first().isVisible())
  } finally {
    await context.close()
  }
  return complaints
}
