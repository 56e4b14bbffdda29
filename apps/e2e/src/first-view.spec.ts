import { expect, test } from '@playwright/test'

/** TypeScript does not know this entry yet (https://wicg.github.io/layout-instability). */
interface LayoutShift extends PerformanceEntry {
  value: number
}

declare global {
  interface Window {
    /** Sum of all layout shifts so far. */
    shift: number
  }
}

test('a visitor gets the page without any script file and from no other host, and nothing shifts', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as LayoutShift).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
  const { origin } = new URL(page.url())
  expect(asked.filter((url) => !url.startsWith(`${origin}/`))).toEqual([])
  expect(asked.filter((url) => url.includes('/assets/'))).toEqual([])
  expect(await page.evaluate(() => window.shift)).toBe(0)

  await page.mouse.move(300, 300)
  await expect.poll(() => asked.some((url) => url.includes('/assets/entry-client'))).toBe(true)
})

test('the first click is not lost: it is carried out once the page is awake', async ({ page }) => {
  // Hold back the application until the click was made.
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Login' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  release()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
})

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
