import { expect, test, type Locator, type Page } from '@playwright/test'
import { openLoggedIn } from '../log-in.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { callAsPage } from '../training.ts'

let site: OwnSite
test.beforeAll(async ({ browser }) => {
  site = await startOwnSite({})
  const staff = await browser.newPage()
  await openLoggedIn(staff, site.address)
  const entries = (name: string, children: (place: number) => object[]) =>
    Array.from({ length: 14 }, (_, place) => ({ label: `${name} ${place + 1}`, children: children(place) }))
  const huts = entries('Hut', (place) => (place === 12 ? entries('Room', () => []) : []))
  await callAsPage(staff, 'POST private/set_menu_structure.json.php', {
    menu: withIds([{ label: 'Huts', children: huts }]),
    delete: [],
  })
  await staff.close()
})
test.afterAll(() => site?.close())
// one site for all of them
test.describe.configure({ mode: 'default' })

interface Entry {
  label: string
  children: Entry[]
}

/** As the call takes them, all of them new and leading to a page of the starter site. */
function withIds(entries: object[], parent = 0): object[] {
  return (entries as Entry[]).map(({ label, children }, place) => {
    const idMenuItem = parent * 100 - place - 1
    return {
      idMenuItem,
      idParentMenuItem: parent,
      Label: label,
      idPage: 2,
      SortOrder: 20 + place,
      Children: withIds(children, idMenuItem),
    }
  })
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const entry = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })

/** All of it is in the window, and nothing lies over it. */
async function isReached(item: Locator): Promise<void> {
  await expect(item).toBeInViewport({ ratio: 1 })
  const isOnTop = await item.evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect()
    return link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(isOnTop).toBe(true)
}

for (const [width, height] of [
  [911, 413],
  [768, 360],
  [1280, 720],
] as const)
  test.describe(`in a window of ${width} × ${height} px`, () => {
    test.use({ viewport: { width, height } })

    test('each entry of a long submenu is reached by the keyboard, on each level', async ({ page }) => {
      await page.goto(`${site.address}/about`)
      await entry(page, 'Huts').focus()
      for (let hut = 1; hut <= 14; hut++) {
        await page.keyboard.press('Tab')
        await expect(entry(page, `Hut ${hut}`)).toBeFocused()
        await isReached(entry(page, `Hut ${hut}`))
        if (hut !== 13) continue
        for (let room = 1; room <= 14; room++) {
          await page.keyboard.press('Tab')
          await expect(entry(page, `Room ${room}`)).toBeFocused()
          await isReached(entry(page, `Room ${room}`))
        }
      }
    })

    test('so it is by the wheel, and without a script', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height } })
      const page = await context.newPage()
      await page.goto(`${site.address}/about`)
      await entry(page, 'Huts').hover()
      await entry(page, 'Hut 2').hover()
      await page.mouse.wheel(0, 2000)
      await isReached(entry(page, 'Hut 14'))
      await entry(page, 'Hut 13').hover()
      await entry(page, 'Room 8').hover()
      await page.mouse.wheel(0, 2000)
      await isReached(entry(page, 'Room 14'))
      await page.mouse.wheel(0, -2000)
      await isReached(entry(page, 'Room 1'))
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await context.close()
    })
  })

test('a submenu that fits stands beside its entry, from the entry’s height on', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 })
  await page.goto(`${site.address}/about`)
  await entry(page, 'Huts').hover()
  await entry(page, 'Hut 13').hover()
  const [hut, room] = [(await entry(page, 'Hut 13').boundingBox())!, (await entry(page, 'Room 1').boundingBox())!]
  expect(Math.abs(room.y - hut.y)).toBeLessThan(2)
  expect(room.x).toBeGreaterThan(hut.x + hut.width)
  expect(room.x).toBeLessThan(hut.x + hut.width + 24)
})

test('a finger opens a long submenu, and moves its entries into sight', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 911, height: 413 } })
  const page = await context.newPage()
  await page.goto(`${site.address}/about`)
  await entry(page, 'Huts').tap()
  const list = menu(page).getByRole('list').nth(1)
  await expect(list).toBeInViewport({ ratio: 1 })
  await expect(list).toHaveCSS('overflow-y', 'auto')
  await expect(list).toHaveCSS('touch-action', 'auto')
  await entry(page, 'Hut 14').scrollIntoViewIfNeeded()
  await isReached(entry(page, 'Hut 14'))
  await context.close()
})
