import { expect, test } from '@playwright/test'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { openLoggedIn } from '../log-in.ts'

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite({})
})
test.afterAll(() => site?.close())

test('on a phone nothing of the table of pages is beyond the edge, and addresses of links have enough space', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openLoggedIn(page, `${site.address}/pages/pagemanager`)
  const cells = page.getByRole('row', { name: /Walks/ }).getByRole('cell')
  await expect(cells.last()).toBeVisible()
  for (const cell of await cells.all()) {
    const box = await cell.boundingBox()
    if (box) expect(box.x + box.width).toBeLessThanOrEqual(360)
  }

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

test('the chosen view of the pages stands out, also in the colours of the system', async ({ page }) => {
  await openLoggedIn(page, `${site.address}/pages/pagemanager`)
  const looks = () =>
    Promise.all(
      ['List', 'By menu'].map((name) =>
        page.getByRole('button', { name, exact: true }).evaluate((button) => {
          const { backgroundColor, borderTopColor, color } = getComputedStyle(button)
          return [backgroundColor, borderTopColor, color]
        }),
      ),
    )
  for (const media of [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia(media)
    const [chosen, other] = await looks()
    for (const [place, color] of chosen!.entries()) expect.soft(color).not.toBe(other![place])
  }
})

test('at the site’s own address the menu marks Home', async ({ page }) => {
  await page.goto(site.address)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  await expect(menu.locator('[aria-current]')).toHaveCount(1)
})
