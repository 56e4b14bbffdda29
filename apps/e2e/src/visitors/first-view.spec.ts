import { expect, test, type Page } from '@playwright/test'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sumShifts } from '../layout-shifts.ts'
import { openLoggedIn } from '../log-in.ts'

/** Holds back the application. @returns lets it come */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/**', async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** What the text of a page consists of, each with where it is and how large. */
const placesWithin = (page: Page) =>
  page.locator('main :is(h1, h2, h3, p, table, ul, img)').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`
    }),
  )

/** Whether the application's own style sheets have come. */
const areWholeStylesThere = () => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-partial]')]
  return links.length > 0 && links.every(({ sheet }) => sheet !== null)
}

/** Milliseconds after which the rest of a page comes that arrives in two pieces. */
const pause = 700

/** Serves a page at a free port: what stands before some text, and the rest after a pause. */
async function serveInPieces(html: string, text: string) {
  const cut = html.indexOf(text)
  expect(cut).toBeGreaterThan(0)
  const site = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.write(html.slice(0, cut))
    setTimeout(() => response.end(html.slice(cut)), pause)
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  return {
    address: `http://127.0.0.1:${(site.address() as AddressInfo).port}/`,
    [Symbol.dispose]: () => void site.close(),
  }
}

const firstPaint = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)

test('nothing shifts when the masthead arrives in pieces', async ({ page, request }) => {
  const html = await (await request.get('/')).text()
  // as if it were too long for one go; and within the buttons of the toolbar, which are at its end
  using site = await serveInPieces(html.replace('href="#state"', 'href="#content"'), 'aria-label="Search"')
  await sumShifts(page)
  await page.goto(site.address, { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
  expect(await page.evaluate(() => window.shift)).toBe(0)
  expect(await firstPaint(page)).toBeGreaterThan(pause)
})

test('a short page is painted once, with all that it has', async ({ page, request }) => {
  using site = await serveInPieces(await (await request.get('/walks')).text(), 'Ridge traverse')
  await page.goto(site.address)
  await expect(page.getByRole('heading', { name: 'Ridge traverse' })).toBeVisible()
  await expect.poll(() => firstPaint(page)).toBeGreaterThan(pause)
})

test('a visitor gets the page without any script file and from no other host, and nothing shifts', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await sumShifts(page)
  await page.goto('/')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
  const { origin } = new URL(page.url())
  expect(asked.filter((url) => !url.startsWith(`${origin}/`))).toEqual([])
  expect(asked.filter((url) => url.includes('/assets/'))).toEqual([])
  expect(await page.evaluate(() => window.shift)).toBe(0)

  await page.mouse.move(300, 300)
  // each is fetched, and then imported from the browser's cache
  const files = () => [...new Set(asked.filter((url) => url.includes('/assets/')))]
  const scripts = () => files().map((url) => url.replace(/.*\/|-.*/g, ''))
  await expect.poll(scripts).toEqual(['visitor'])
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await expect(page.locator('html[data-awake]')).toBeAttached()
  expect(scripts()).toContain('entry')
})

for (const width of [360, 1280])
  test(`nothing of a page moves as it wakes up at the first touch, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const address of ['/', '/walks', '/hut', '/about', '/contact']) {
      await page.goto(address)
      await page.evaluate(() => document.fonts.ready)
      const before = await placesWithin(page)
      await page.getByRole('button', { name: 'Account', exact: true }).click()
      await expect(page.locator('html[data-awake]')).toBeAttached()
      await expect.poll(() => page.evaluate(areWholeStylesThere)).toBe(true)
      expect(await placesWithin(page), address).toEqual(before)
    }
  })

test('the menu, its tips and the drawer need one small script and no more', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url())
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Search', exact: true }).hover()
  await expect(page.getByRole('tooltip', { name: 'Search' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Walks' }).focus()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('navigation', { name: 'Side menu' }).getByRole('link', { name: 'Walks' }).click()
  await expect(page.getByRole('heading', { name: 'Lake circuit' })).toBeVisible()
  expect(new Set(scripts.map((url) => url.replace(/.*\/|-.*/g, '')))).toEqual(new Set(['visitor']))
})

test('the first click is not lost: it is carried out once the page is awake', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Login' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  release()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
})

for (const width of [1280, 360]) {
  for (const path of ['/walks', '/hut', '/contact']) {
    test(`at ${width} px the edit button of ${path} is where it was when its code comes, and nothing shifts`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 })
      await openLoggedIn(page, '/')
      await sumShifts(page)
      const release = await holdScripts(page)
      await page.goto(path)
      const edit = page.getByRole('button', { name: /^Edit (page|form)$/ })
      const place = () => edit.evaluate((button) => JSON.stringify(button.getBoundingClientRect()))
      const before = await place()
      release()
      // only the toolbar of the editor's code says who else is here, and what is being saved
      await expect(page.getByRole('group').filter({ has: edit }).getByRole('status').first()).toBeAttached()
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
      expect(await place()).toBe(before)
      expect(await page.evaluate(() => window.shift)).toBe(0)
    })
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('menus open and links lead on (SHELL-004)', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Walks' }).click()
    await expect(page.getByRole('heading', { name: 'Lake circuit' })).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
  })
})
