import { expect, test, type Page } from '@playwright/test'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { openLoggedIn } from '../log-in.ts'
import { callAsPage } from '../training.ts'

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite({})
})
test.afterAll(() => site?.close())
test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1600, height: 900 } })

/** How wide the first of these is, in px. */
async function widthOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().width))
}

async function setSettings(page: Page, change: object): Promise<void> {
  const settings = await callAsPage<object>(page, 'GET private/get-site-settings.json.php')
  await callAsPage(page, 'POST private/set-site-settings.json.php', { ...settings, ...change })
}

for (const [set, shown] of [
  [300, 400],
  [400, 400],
  [600, 600],
  [1200, 1200],
]) {
  test(`with the width set to ${set}, text of single pages and sections is ${shown} px wide (SHELL-044, SHELL-046)`, async ({
    page,
    browser,
  }) => {
    await openLoggedIn(page, site.address)
    await setSettings(page, { SiteBodyWidth: set })
    const visitor = await browser.newPage({ viewport: { width: 1600, height: 900 } })
    for (const path of ['/about', '/hut']) {
      await visitor.goto(site.address + path)
      expect({ path, width: await widthOf(visitor, 'main p') }).toEqual({ path, width: shown })
      const { x } = (await visitor.locator('main p').first().boundingBox())!
      expect(Math.abs(x * 2 + shown! - (await visitor.evaluate(() => document.body.clientWidth)))).toBeLessThan(2)
    }
    await visitor.setViewportSize({ width: 360, height: 740 })
    expect(await widthOf(visitor, 'main p')).toBeLessThan(360)
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await visitor.close()
  })
}

test('logo, pages and the search begin at one edge, also on a wide site', async ({ page, browser }) => {
  await openLoggedIn(page, site.address)
  const visitor = await browser.newPage()
  const start = (selector: string) =>
    visitor
      .locator(selector)
      .first()
      .evaluate((element) => Math.round(element.getBoundingClientRect().left))
  for (const SiteBodyWidth of [800, 1400]) {
    await setSettings(page, { SiteBodyWidth })
    for (const width of [1280, 1400, 1920]) {
      await visitor.setViewportSize({ width, height: 800 })
      const found: number[] = []
      for (const path of ['/about', '/hut', '/contact', '/search']) {
        await visitor.goto(site.address + path)
        found.push(await start('header a'), await start('main h1'))
      }
      expect(new Set(found).size, `${found.join()} at ${width}`).toBe(1)
    }
  }
  await visitor.close()
})

test('the editing bar, the text and its pictures end at one edge', async ({ page }) => {
  await openLoggedIn(page, site.address)
  await setSettings(page, { SiteBodyWidth: 800 })
  await page.goto(`${site.address}/walks`)
  const edge = async (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Math.round(element.getBoundingClientRect().right))
  const bar = await edge('[role=group][aria-label="Page editing"][tabindex]')
  expect(await edge('main p')).toBe(bar)
  expect(await edge('main figure img, main p img')).toBe(bar)
})

test('the language of the site is set on every document, and on the open one as soon as it is saved', async ({
  page,
  browser,
}) => {
  await openLoggedIn(page, `${site.address}/pages/siteeditor`)
  const field = page.getByLabel('Language', { exact: true })
  await expect(field).toHaveValue('en-NZ')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-NZ')
  await field.fill('Arabic')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByText('Enter a language tag, such as en-NZ, de or mi')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('AR')
  await page.keyboard.press('Control+S')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(field).toHaveValue('ar')

  const visitor = await browser.newPage()
  for (const path of ['/', '/walks', '/nothing-here', '/search', '/pages/passwordreset/no-such-link']) {
    await visitor.goto(site.address + path)
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl')
  }
  await visitor.close()
  await setSettings(page, { SiteLanguage: 'en-NZ' })
})
