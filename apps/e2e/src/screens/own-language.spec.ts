import { expect, test } from '@playwright/test'
import { openLoggedIn } from '../log-in.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'

let site: OwnSite

test.beforeAll(async () => {
  site = await startOwnSite({})
})
test.afterAll(() => site?.close())

test('somebody reads German on an English site, until they log out', async ({ page, browser }) => {
  const log: string[] = []
  page.on('console', (message) => message.type() === 'error' && log.push(message.text()))
  const html = page.locator('html')

  await openLoggedIn(page, `${site.address}/pages/myaccount`)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await page.getByRole('button', { name: 'Use this language' }).click()
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de')
  await expect(html).toHaveAttribute('lang', 'de')

  await page.goto(site.address)
  await expect(page.locator('html[data-awake]')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').locator('[lang="en-NZ"]').getByRole('heading', { level: 1 })).toBeVisible()

  const visitor = await browser.newPage()
  await visitor.goto(site.address)
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'en-NZ')
  await expect(visitor.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
  await visitor.close()

  await page.getByRole('button', { name: 'Konto', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
  await expect(html).toHaveAttribute('lang', 'en-NZ')
  await expect(page.getByRole('main').locator('[lang]')).toHaveCount(0)
  expect(log).toEqual([])
})
