import { expect, test, type Locator } from '@playwright/test'
import { openLoggedIn } from '../log-in.ts'

// As with a contrast theme of Windows: browsers draw neither grounds nor shadows of ours.
test.use({ forcedColors: 'active', colorScheme: 'dark' })

/** Widths of an element's edges that are drawn, in px: above, at the end, below, at the start. */
async function edges(element: Locator): Promise<number[]> {
  await expect(element).toBeVisible()
  return element.evaluate((at) => {
    const style = getComputedStyle(at)
    return ['top', 'right', 'bottom', 'left'].map((side) => {
      const [width, kind] = ['width', 'style'].map((what) => style.getPropertyValue(`border-${side}-${what}`))
      return kind === 'none' ? 0 : Number.parseFloat(width!)
    })
  })
}

const all = (width: number) => [width, width, width, width]

test('visitors see where they are in the menu, and the edges of what opens', async ({ page }) => {
  await page.goto('/about')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  expect(await edges(menu.getByRole('link', { name: 'About us' }))).toEqual([0, 0, 3, 0])
  expect(await edges(menu.getByRole('link', { name: 'Home' }))).toEqual(all(0))
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  expect(await edges(page.getByRole('menu', { name: 'Account' }))).toEqual(all(1))
  await page.getByRole('menuitem', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog', { name: 'Login' })
  expect(await edges(dialog)).toEqual(all(1))
  expect(await edges(dialog.getByRole('button', { name: 'LOGIN' }))).toEqual(all(1))
})

test('visitors see the shape of buttons', async ({ page }) => {
  await page.goto('/contact')
  expect(await edges(page.getByRole('button', { name: 'SEND' }))).toEqual(all(1))
  await page.goto('/search')
  expect(await edges(page.getByRole('main').getByRole('button', { name: 'Search' }))).toEqual(all(1))
  await page.goto('/hut')
  expect(await edges(page.getByRole('button', { name: 'Show map' }))).toEqual(all(1))
})

test('on a phone the drawer has edges, and marks where visitors are', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/about')
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  const drawer = page.getByRole('navigation', { name: 'Side menu' })
  expect(await edges(drawer)).toEqual(all(1))
  expect(await edges(drawer.getByRole('link', { name: 'About us' }))).toEqual([0, 0, 3, 0])
  expect(await edges(drawer.getByRole('link', { name: 'Home' }))).toEqual(all(0))
})

test('staff see which tools are pressed, and which screen is open', async ({ page }) => {
  await openLoggedIn(page, '/about#edit')
  await page.getByRole('textbox', { name: 'Page text' }).click()
  const tools = page.getByRole('toolbar', { name: 'Formatting' })
  const bold = tools.getByRole('button', { name: 'Bold', exact: true })
  const before = await bold.getAttribute('aria-pressed')
  expect(await edges(bold)).toEqual(all(before === 'true' ? 3 : 1))
  await page.keyboard.press('ControlOrMeta+b')
  await expect(bold).toHaveAttribute('aria-pressed', String(before !== 'true'))
  expect(await edges(bold)).toEqual(all(before === 'true' ? 1 : 3))

  await page.goto('/pages/pagemanager')
  const side = page.getByRole('navigation', { name: 'Administration' })
  expect((await edges(side.getByRole('link', { name: 'Page Manager' })))[2]).toBe(3)
  expect((await edges(side.getByRole('link', { name: 'Menu Editor' })))[2]).toBe(0)
})
