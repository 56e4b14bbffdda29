import { expect, test, type Locator, type Page } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'
import { openLoggedIn } from '../log-in.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { callAsPage } from '../training.ts'

let site: OwnSite
let staff: Page
test.beforeAll(async ({ browser }) => {
  site = await startOwnSite({})
  staff = await browser.newPage()
  await openLoggedIn(staff, site.address)
})
test.afterAll(() => site?.close())
test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1280, height: 800 } })

interface ShownLook {
  id: number
  footer: object
  builtIn: object
}

/** Has the site look as it comes, but for this. */
async function publish(fields: Readonly<Record<string, string>>): Promise<void> {
  const { id, footer, builtIn } = await callAsPage<ShownLook>(staff, 'GET private/look-get.json.php')
  await callAsPage(staff, 'POST private/look-publish.json.php', {
    look: { ...builtIn, ...fields },
    footer,
    base: id,
  })
}

async function set(change: object): Promise<void> {
  const settings = await callAsPage<object>(staff, 'GET private/get-site-settings.json.php')
  await callAsPage(staff, 'POST private/set-site-settings.json.php', { ...settings, ...change })
}

interface Box {
  start: number
  end: number
  top: number
  bottom: number
  middle: number
  centre: number
}

async function boxOf(element: Locator): Promise<Box> {
  return element.evaluate((at) => {
    const { left, right, top, bottom } = at.getBoundingClientRect()
    return { start: left, end: right, top, bottom, middle: (top + bottom) / 2, centre: (left + right) / 2 }
  })
}

const banner = (page: Page) => page.getByRole('banner')
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const nameOf = (page: Page) => banner(page).getByRole('link', { name: 'Ridgeline Walking Club' })
const searchIn = (page: Page) => banner(page).getByRole('link', { name: 'Search' })
const current = (page: Page) => menuOf(page).getByRole('link', { name: 'Home' })

/** Where the parts of the masthead are. */
async function places(page: Page) {
  const [name, menu, tools] = await Promise.all([boxOf(nameOf(page)), boxOf(menuOf(page)), boxOf(searchIn(page))])
  return { name, menu, tools }
}

const styleOf = (element: Locator, property: string) =>
  element.evaluate((at, name) => getComputedStyle(at).getPropertyValue(name), property)

const open = (page: Page) => page.goto(site.address)

test('by default the menu is below the name, and no style of another layout is in the document', async ({ page }) => {
  await open(page)
  const { name, menu, tools } = await places(page)
  expect(menu.top).toBeGreaterThanOrEqual(name.bottom)
  expect(Math.abs(name.middle - tools.middle)).toBeLessThan(2)
  expect(await page.content()).not.toContain('[data-look-')
})

test('in one line, name, menu and tools stand side by side, and the menu goes below where it does not fit', async ({
  page,
}) => {
  await publish({ masthead: 'line' })
  await open(page)
  const { name, menu, tools } = await places(page)
  for (const { middle } of [menu, tools]) expect(Math.abs(middle - name.middle)).toBeLessThan(2)
  expect(menu.start).toBeGreaterThan(name.end)
  expect(tools.start).toBeGreaterThan(menu.end)

  await menuOf(page).evaluate((nav) => {
    for (const entry of nav.querySelectorAll(':scope > ul > li'))
      entry.after(entry.cloneNode(true), entry.cloneNode(true))
  })
  const long = await places(page)
  expect(long.menu.top).toBeGreaterThanOrEqual(long.name.bottom)
  expect(Math.abs(long.tools.middle - long.name.middle)).toBeLessThan(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(menuOf(page)).toBeHidden()
  await expect(banner(page).getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
})

test('centred, name and menu are in the middle of any window', async ({ page }) => {
  await publish({ masthead: 'centred' })
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page)
    await expect(nameOf(page).locator('img').first()).toHaveJSProperty('complete', true)
    const { name, menu } = await places(page)
    expect(Math.abs(name.centre - width / 2)).toBeLessThan(2)
    expect(Math.abs(menu.centre - width / 2)).toBeLessThan(2)
    expect(menu.top).toBeGreaterThanOrEqual(name.bottom)
  }
})

for (const masthead of ['line', 'centred', 'picture'])
  test(`with the masthead ${masthead}, many link buttons make no page wider than its window`, async ({ page }) => {
    await publish({ masthead })
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await open(page)
      await banner(page)
        .getByRole('link', { name: 'Write to us' })
        .evaluate((link) => {
          for (let more = 0; more < 11; more++) link.after(link.cloneNode(true))
        })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const search = await boxOf(searchIn(page))
      expect(search.start).toBeGreaterThan((await boxOf(nameOf(page))).end)
      expect(search.end).toBeLessThan(width)
    }
  })

test('the masthead reaches to the edges of the window, or is in line with the page; in one line it has a wide one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 800 })
  for (const [mastheadWidth, masthead, start] of [
    ['page', 'below', 560],
    ['page', 'line', 408],
    ['window', 'below', 24],
    ['window', 'line', 24],
  ] as const) {
    await publish({ mastheadWidth, masthead })
    await open(page)
    const { name, tools } = await places(page)
    expect([mastheadWidth, masthead, Math.round(name.start)]).toEqual([mastheadWidth, masthead, start])
    expect(tools.end).toBeLessThanOrEqual(1920 - start)
  }
})

test('the menu tells by its colour, by a line, or by a filled field where visitors are', async ({ page }) => {
  const shown: Record<string, string[]> = {}
  for (const menu of ['tint', 'underline', 'solid']) {
    await publish({ menu })
    await open(page)
    const other = menuOf(page).getByRole('link').nth(1)
    const [padding, filled, line] = await Promise.all(
      ['padding-inline-start', 'background-color', 'box-shadow'].map((name) => styleOf(current(page), name)),
    )
    shown[menu] = [padding!, filled === 'rgba(0, 0, 0, 0)' ? 'open' : 'filled', line === 'none' ? 'no line' : 'line']
    expect(await styleOf(other, 'box-shadow')).toBe('none')
    expect(await styleOf(other, 'background-color')).toBe('rgba(0, 0, 0, 0)')
  }
  expect(shown).toEqual({
    tint: ['12px', 'open', 'line'],
    underline: ['0px', 'open', 'line'],
    solid: ['12px', 'filled', 'no line'],
  })
})

test('over a picture, the masthead is as a banner above the page, and as by default without one', async ({ page }) => {
  await publish({ masthead: 'picture' })
  await open(page)
  const without = { ...(await places(page)), main: await boxOf(page.getByRole('main')) }
  await publish({})
  await open(page)
  expect({ ...(await places(page)), main: await boxOf(page.getByRole('main')) }).toEqual(without)

  await publish({ masthead: 'picture' })
  await set({ SiteBackground: 1 })
  await open(page)
  const picture = page.locator('[style*="background-image"]')
  const over = await boxOf(banner(page))
  expect(await boxOf(picture)).toEqual(over)
  expect((await boxOf(menuOf(page))).bottom).toBeLessThan(over.bottom - 100)
  const main = await boxOf(page.getByRole('main'))
  expect(main.top).toBe(over.bottom)
  expect(main.bottom).toBeLessThanOrEqual((await boxOf(page.getByRole('contentinfo'))).top)
  expect(await styleOf(page.getByRole('main'), 'background-color')).toBe('rgba(0, 0, 0, 0)')
  expect(await styleOf(banner(page), 'color-scheme')).toBe('dark')

  // the administration has no picture
  await staff.goto(`${site.address}/pages/siteeditor`)
  await expect(staff.getByRole('heading', { name: 'Site Settings' })).toBeVisible()
  expect((await boxOf(banner(staff))).bottom).toBeLessThan(200)
  await set({ SiteBackground: 0 })
})

test('link buttons stand in the footer alone where the look says so, for visitors and staff', async ({ page }) => {
  await publish({ links: 'footer' })
  await open(page)
  await staff.goto(site.address)
  await expect(staff.locator('html[data-awake]')).toBeAttached()
  for (const each of [page, staff]) {
    const link = each.getByRole('link', { name: 'Write to us' })
    await expect(link).toHaveCount(1)
    await expect(each.getByRole('contentinfo').getByRole('link', { name: 'Write to us' })).toBeVisible()
  }
})

/** TypeScript does not know this entry yet (https://wicg.github.io/layout-instability). */
interface LayoutShift extends PerformanceEntry {
  value: number
}

for (const masthead of ['below', 'line', 'centred', 'picture'])
  test(`with the masthead ${masthead} a document stays light, with the rules of its own look, and nothing moves`, async ({
    page,
    request,
  }) => {
    await set({ SiteBackground: 1 })
    for (const menu of ['tint', 'underline', 'solid']) {
      await publish({ masthead, menu, mastheadWidth: 'window', links: 'footer' })
      const html = await (await request.get(site.address)).text()
      expect(brotliCompressSync(html).length).toBeLessThanOrEqual(10_000)
      const choices = new Set(
        Array.from(html.matchAll(/\[data-look-(\w+)=(\w+)\]/g), ([, ...choice]) => choice.join(' ')),
      )
      const own = ['mastheadwidth window']
      if (masthead !== 'below') own.push(`masthead ${masthead}`)
      if (menu !== 'tint') own.push(`menu ${menu}`)
      expect(choices).toEqual(new Set(own))
    }
    await open(page)
    await expect(nameOf(page).locator('img').first()).toHaveJSProperty('complete', true)
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as LayoutShift).value
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(sum), 300)
        }),
    )
    expect(moved).toBe(0)
  })
