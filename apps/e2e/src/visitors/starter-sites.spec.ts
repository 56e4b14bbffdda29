import { expect, test, type Page } from '@playwright/test'
import { findings } from '../axe-findings.ts'
import { openLoggedIn } from '../log-in.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'

let site: OwnSite
test.afterEach(() => site?.close())

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')

for (const [starter, home] of [
  ['lodge', 'A quiet house above the lake'],
  ['school', 'Everybody here plays something'],
] as const)
  test(`each page of the starter site ${starter} fits a phone, has its pictures, and axe finds nothing on it`, async ({
    page,
  }) => {
    site = await startOwnSite({ STARTER_SITE: starter })
    await page.goto(site.address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home)
    const addresses = await menu(page).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    expect(addresses.length).toBeGreaterThan(4)
    for (const address of addresses)
      await test.step(address, async () => {
        for (const width of [1280, 360]) {
          await page.setViewportSize({ width, height: 800 })
          expect((await page.goto(address))?.status()).toBe(200)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          expect(await findings(page, `${address} at ${width}`)).toEqual([])
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect(wide).toBeLessThanOrEqual(0)
        }
        for (const picture of await page.locator('main img').all()) {
          await picture.scrollIntoViewIfNeeded()
          await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
        }
      })
  })

test('a cover fills the window, its words in line with the page; on paper there is the name and what is to be read', async ({
  page,
}) => {
  site = await startOwnSite({ STARTER_SITE: 'lodge' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(site.address)
  const edges = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return { left, right, top, bottom }
      })
  const cover = await edges('[data-section=cover] > div')
  const window = await edges('body')
  expect(Math.abs(cover.left - window.left)).toBeLessThan(1)
  // a scrollbar that takes room lies over its edge
  expect(cover.right).toBeGreaterThan(window.right - 1)
  expect(Math.abs(cover.top - (await edges('header')).bottom)).toBeLessThan(1)
  const heading = await edges('h1')
  expect(Math.abs(heading.left - (await edges('[data-section=text]')).left)).toBeLessThan(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: 'Heron Lake Lodge' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Account' })).toBeHidden()
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)')
  expect((await edges('[data-section=cover] img')).bottom).toBeLessThanOrEqual((await edges('h1')).top)
})

test('another example takes the place of the first, and what nobody has changed of it is removed and comes back', async ({
  page,
}) => {
  site = await startOwnSite({})
  const title = async (path: string) => {
    const html = await (await fetch(`${site.address}/${path}`)).text()
    return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]
  }
  expect(await title('')).toBe('Out on the hills, together')
  await test.step('exchange it on Start', async () => {
    await openLoggedIn(page, `${site.address}/pages/start`)
    const card = page.getByRole('region', { name: 'Begin with another example' })
    await card.getByRole('button', { name: 'Take the lodge' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Exchange' }).click()
    await expect(page.getByText('The site is the example of a lodge now')).toBeVisible()
    expect(await title('')).toBe('A quiet house above the lake')
  })
  await test.step('change a page', async () => {
    await page.goto(`${site.address}/pages/pagemanager`)
    const row = page.getByRole('row', { name: /Rooms/ })
    await row.getByRole('button', { name: 'Edit page settings' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Page Description' }).fill('Our rooms')
    await dialog.getByRole('button', { name: /^SAVE$/i }).click()
    await expect(page.getByRole('link', { name: 'Our rooms' })).toBeVisible()
  })
  const remove = page.getByRole('button', { name: 'Remove the example content' })
  await test.step('remove the rest', async () => {
    await remove.click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Pages: The hall, Getting here, The association, Ask for a stay')
    await expect(question).toContainText('You have changed or need this, so it stays: Our rooms, Rooms, ')
    await expect(question).toContainText('room.svg')
    await expect(question).toContainText('Home (start page), logo-large.svg (large logo)')
    expect(await findings(page, 'Remove the example content')).toEqual([])
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('The example content was removed')).toBeVisible()
    await expect(remove).toHaveCount(0)
    expect((await fetch(`${site.address}/hall`)).status).toBe(404)
    expect(await title('rooms')).toBe('Rooms')
    expect(await title('')).toBe('A quiet house above the lake')
  })
  await test.step('and bring it back', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(remove).toBeVisible()
    expect(await title('hall')).toBe('The hall')
    expect(await title('')).toBe('A quiet house above the lake')
  })
})
