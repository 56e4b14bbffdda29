import { expect, test } from '@playwright/test'
import { startOwnSite, type OwnSite } from './own-site.ts'
import { openLoggedIn } from './log-in.ts'

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite({})
})
test.afterAll(() => site?.close())

test('on a phone the table of pages shows that it scrolls, and addresses of links have enough space', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openLoggedIn(page, `${site.address}/pages/pagemanager`)
  const cell = page.getByRole('row', { name: /Walks/ }).getByRole('cell').last()
  await expect(cell).toBeVisible()
  const shade = await cell.evaluate((element) => getComputedStyle(element, '::before').backgroundImage)
  expect(shade).toContain('linear-gradient')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect
    .poll(() => cell.evaluate((element) => getComputedStyle(element, '::before').backgroundImage))
    .not.toContain('linear-gradient')

  for (const [width, least] of [
    [360, 250],
    [768, 300],
    [1280, 220],
  ]) {
    await page.setViewportSize({ width: width!, height: 800 })
    await page.goto(`${site.address}/pages/linkmanager`)
    const address = (await page.getByRole('textbox', { name: 'URL' }).first().boundingBox())!
    expect(address.width).toBeGreaterThan(least!)
  }
})

test('at the site’s own address the menu marks Home', async ({ page }) => {
  await page.goto(site.address)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  await expect(menu.locator('[aria-current]')).toHaveCount(1)
})
