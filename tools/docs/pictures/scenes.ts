import type { Page } from 'playwright'

const wide = { width: 1200, height: 750 }
const tall = { width: 1200, height: 860 }
const phone = { width: 390, height: 750 }

/** A picture of the README. */
export interface Scene {
  name: string
  path: string
  viewport: { width: number; height: number }
  /** Seen by the administrator. */
  staff?: boolean
  /** As somebody sees it whose system is dark. */
  dark?: boolean
  /** Does what leads there. */
  prepare?: (page: Page) => Promise<void>
}

export const scenes: readonly Scene[] = [
  { name: 'home', path: '/', viewport: wide },
  { name: 'home-dark', path: '/', viewport: wide, dark: true },
  { name: 'phone', path: '/', viewport: phone },
  { name: 'phone-menu', path: '/', viewport: phone, prepare: openDrawer },
  { name: 'editing', path: '/ridge-traverse', viewport: tall, staff: true, prepare: write },
  { name: 'files', path: '/pages/filemanager', viewport: wide, staff: true, prepare: choosePhotos },
  { name: 'menu', path: '/pages/menueditor', viewport: tall, staff: true, prepare: (page) => see(page, 'Save') },
  { name: 'form', path: '/contact', viewport: tall, prepare: fillIn },
  { name: 'progress', path: '/training', viewport: tall, staff: true, prepare: openOverview },
]

async function openDrawer(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('link', { name: 'About us' }).last().waitFor()
}

async function write(page: Page) {
  await page.getByRole('button', { name: 'Edit page' }).click()
  const editor = page.getByRole('textbox', { name: 'Page text' })
  await editor.getByText('Two days along the edge').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Bring a head for heights!')
  await page.getByRole('region', { name: 'Page Preview' }).getByText('a head for heights').waitFor()
}

async function choosePhotos(page: Page) {
  const tree = page.getByRole('tree').first()
  await tree.getByText('Public', { exact: true }).click()
  await page.keyboard.press('ArrowRight')
  await tree.getByText('Photos', { exact: true }).click()
  await page.getByRole('row', { name: /Winter morning/ }).waitFor()
}

async function fillIn(page: Page) {
  await page.getByLabel('Name').fill('Hana Ito')
  await page.getByLabel('Email').fill('hana@example.org')
  await page
    .getByLabel('Message')
    .fill('I would like to come along on the lake circuit. May I bring my daughter? She is nine.')
}

async function openOverview(page: Page) {
  await page.getByRole('button', { name: 'Overview' }).click()
  await page.getByRole('row', { name: /Anna Berg/ }).waitFor()
}

async function see(page: Page, button: string) {
  await page.getByRole('button', { name: button }).first().waitFor()
}
