import { expect, type Page, test } from '@playwright/test'
import { openLoggedIn } from '../log-in.ts'
import { type OwnSite, startOwnSite } from '../own-site.ts'

// other journeys put a picture into the same page
let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite({})
})
test.afterAll(() => site?.close())

test.beforeEach(async ({ page }) => {
  await openLoggedIn(page, `${site.address}/about`)
  await page.getByRole('button', { name: 'Edit page' }).click()
  await page.getByRole('textbox', { name: 'Page text' }).click()
  await page.keyboard.press('Control+End')
})

const text = (page: Page) => page.getByRole('textbox', { name: 'Page text' })

/** Chooses a page in the dialog for links, and types on as soon as that has gone. */
async function linkContact(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Insert link' })
  await dialog.getByRole('option', { name: /Contact/ }).click()
  await dialog.getByRole('button', { name: 'Insert', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('qqq', { delay: 40 })
}

for (const [way, open] of [
  ['by the toolbar', (page: Page) => page.getByRole('button', { name: 'Link', exact: true }).click()],
  ['by the keyboard', (page: Page) => page.keyboard.press('Control+K')],
] as const) {
  test(`a link that was put in ${way} has the cursor behind it`, async ({ page }) => {
    await page.keyboard.type(' See ')
    await open(page)
    await linkContact(page)
    await expect(text(page)).toContainText('any Thursday evening. See Contactqqq')
    await expect(text(page).getByRole('link', { name: 'Contact', exact: true })).toBeVisible()
  })
}

test('a link from the menu of a slash has the cursor behind it', async ({ page }) => {
  await page.keyboard.press('Enter')
  await page.keyboard.type('/link')
  await expect(page.getByRole('option', { name: 'Link' })).toBeVisible()
  await page.keyboard.press('Enter')
  await linkContact(page)
  await expect(text(page).locator('p').last()).toHaveText('Contactqqq')
})

test('a picture and a table that were put in have the cursor where one goes on', async ({ page }) => {
  await page.getByRole('button', { name: 'Image', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Select image' })
    .getByRole('button', { name: /hut\.svg|ridge\.svg/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('ppp', { delay: 40 })
  await expect(text(page).locator('p', { has: page.locator('img') })).toContainText('ppp')
  await page.getByRole('button', { name: 'Insert table' }).click()
  await page.keyboard.type('ttt', { delay: 40 })
  await expect(text(page).locator('td, th').first()).toHaveText('ttt')
})

test('a paragraph says in which language it is, to visitors too', async ({ page }) => {
  const choose = async (role: 'menuitemradio' | 'menuitem', name: string) => {
    await page.getByRole('button', { name: 'Language of this text' }).click()
    await page.getByRole(role, { name, exact: true }).click()
  }
  await page.keyboard.press('Enter')
  await page.keyboard.type('Haere mai', { delay: 40 })
  await choose('menuitemradio', 'Māori')
  const paragraph = text(page).locator('p').last()
  await expect(paragraph).toHaveAttribute('lang', 'mi')
  await choose('menuitem', 'Another…')
  const tag = page.getByRole('dialog').getByRole('textbox', { name: 'Language tag' })
  await expect(tag).toHaveValue('mi')
  await tag.fill('no tag')
  await tag.press('Enter')
  await expect(page.getByText('This is no language tag.')).toBeVisible()
  await tag.fill('haw')
  await tag.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(paragraph).toHaveAttribute('lang', 'haw')
  await page.getByRole('button', { name: 'Save page', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Edit page' })).toBeVisible()
  expect(await (await fetch(`${site.address}/about`)).text()).toContain('<p lang="haw" dir="ltr">Haere mai</p>')
})
