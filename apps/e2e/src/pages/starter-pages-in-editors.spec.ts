import { expect, test, type Page } from '@playwright/test'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { openLoggedIn } from '../log-in.ts'

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite({})
})
test.afterAll(() => site?.close())

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const texts = (page: Page) => page.locator('[role=textbox][contenteditable=true]')

test('each page of the starter site is opened in its editor, its texts clicked, and left without a question (SINGLE-009)', async ({
  page,
}) => {
  await openLoggedIn(page, `${site.address}/`)
  const entries = await menu(page).getByRole('link').allTextContents()
  expect(entries.length).toBeGreaterThan(4)
  for (const [index, entry] of entries.entries()) {
    await test.step(entry, async () => {
      await menu(page).getByRole('link', { name: entry, exact: true }).click()
      await page.getByRole('button', { name: /^Edit (page|form)$/ }).click()
      await expect(page.getByRole('heading', { name: /^(Page Text|Page Sections|Form Editor)$/ })).toBeVisible()
      for (const all of await page.getByRole('button', { name: 'Open all sections' }).all()) await all.click()
      for (const text of await texts(page).all()) {
        await text.locator('[data-slate-node=element]').first().click()
        await page.keyboard.press('ArrowRight')
      }
      const next = entries[(index + 1) % entries.length] ?? ''
      await menu(page).getByRole('link', { name: next, exact: true }).click()
      await expect(page.getByRole('button', { name: /^Edit (page|form)$/ })).toBeVisible()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
    })
  }
})

test('a click on a link in the text says how it is opened; Ctrl with it opens the link beside', async ({ page }) => {
  await openLoggedIn(page, `${site.address}/home`)
  await page.getByRole('button', { name: 'Edit page' }).click()
  const link = texts(page).locator('a[href="/walks"]').first()
  await link.click()
  await expect(page.getByText('Ctrl+click opens it')).toBeVisible()
  await expect(texts(page)).toBeFocused()
  const opened = page.waitForEvent('popup')
  await link.click({ modifiers: ['Control'] })
  await expect(await opened).toHaveURL(/\/walks$/)
  await expect(texts(page)).toBeVisible()
})
