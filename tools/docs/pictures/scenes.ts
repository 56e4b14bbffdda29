/** @typedef {import('playwright').Page} Page */

const wide = { width: 1200, height: 750 }
const tall = { width: 1200, height: 860 }
const phone = { width: 390, height: 750 }

/**
 * What the README shows, by the name of its picture.
 *
 * `staff`: seen by the administrator; `dark`: as somebody sees it whose system is dark; `prepare` does what leads there.
 *
 * @type {{ name: string, path: string, viewport: typeof wide, staff?: boolean, dark?: boolean,
 *   prepare?: (page: Page) => Promise<void> }[]}
 */
export const scenes = [
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

async function openDrawer(page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('link', { name: 'About us' }).last().waitFor()
}

async function write(page) {
  await page.getByRole('button', { name: 'Edit page' }).click()
  const editor = page.getByRole('textbox', { name: 'Page text' })
  await editor.getByText('Two days along the edge').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Bring a head for heights!')
  await page.getByRole('region', { name: 'Page Preview' }).getByText('a head for heights').waitFor()
}

async function choosePhotos(page) {
  const tree = page.getByRole('tree').first()
  await tree.getByText('Public', { exact: true }).click()
  await page.keyboard.press('ArrowRight')
  await tree.getByText('Photos', { exact: true }).click()
  await page.getByRole('row', { name: /Winter morning/ }).waitFor()
}

async function fillIn(page) {
  await page.getByLabel('Name').fill('Hana Ito')
  await page.getByLabel('Email').fill('hana@example.org')
  await page
    .getByLabel('Message')
    .fill('I would like to come along on the lake circuit. May I bring my daughter? She is nine.')
}

async function openOverview(page) {
  await page.getByRole('button', { name: 'Overview' }).click()
  await page.getByRole('row', { name: /Anna Berg/ }).waitFor()
}

async function see(page, button) {
  await page.getByRole('button', { name: button }).first().waitFor()
}
