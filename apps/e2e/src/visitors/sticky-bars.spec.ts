import { expect, test, type Locator, type Page } from '@playwright/test'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { openLoggedIn } from '../log-in.ts'
import { callAsPage } from '../training.ts'

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite({})
})
test.afterAll(() => site?.close())

const windows = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]
/** Frames: a key moves the window at once, or not at all. */
const afterKey = 3
const editors = [
  { path: '/walks', heading: 'Page Text', preview: 'Page Preview' },
  { path: '/hut', heading: 'Page Sections', preview: 'Page Preview' },
  { path: '/contact', heading: 'Form Editor', preview: 'Form Preview' },
]

/** Opens a page's editor as staff, in the split screen or alone. */
async function edit(page: Page, { path, heading, preview, split }: (typeof editors)[number] & { split: boolean }) {
  await openLoggedIn(page, `${site.address}${path}`)
  await page.getByRole('button', { name: /^Edit (page|form)$/ }).click()
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  await showSplit(page, { preview, split })
}

async function showSplit(page: Page, { preview, split }: { preview: string; split: boolean }): Promise<void> {
  const shown = page.getByRole('region', { name: preview })
  const toggle = page.getByRole('button', { name: 'Split screen' })
  if ((await toggle.getAttribute('aria-pressed')) !== String(split)) await toggle.click()
  await expect(shown).toHaveCount(Number(split))
}

/** Opens all cards of sections, so that texts have their toolbars. */
async function openSections(page: Page): Promise<void> {
  const all = page.getByRole('button', { name: /^(Open|Fold) all sections$/ })
  if ((await all.textContent()) === 'Open all sections') await all.click()
  await expect(all).toHaveText('Fold all sections')
}

/** The names of those that a person could not press where they are: outside of the window, or something is over them. */
async function covered(buttons: Locator): Promise<string[]> {
  return buttons.evaluateAll((all) =>
    all
      .filter((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        const hit = document.elementFromPoint(x + width / 2, y + height / 2)
        return !button.contains(hit) && hit !== button
      })
      .map((button) => button.getAttribute('aria-label') ?? button.textContent),
  )
}

/** Turns the wheel until the window is at its end, and looks after each turn. @returns where it ended. */
async function scrollDown(page: Page, look: (at: number) => Promise<void>): Promise<number> {
  await page.mouse.move(5, 400) // beside what has a scroll bar of its own
  await expect.poll(() => isMoreBelow(page)).toBe(true)
  let at = 0
  while (await isMoreBelow(page)) {
    await page.mouse.wheel(0, 120)
    // a busy browser begins to scroll many frames after the wheel was turned
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(at)
    at = await settled(page)
    await look(at)
  }
  return at
}

async function isMoreBelow(page: Page): Promise<boolean> {
  return page.evaluate(() => window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1)
}

/** Where the window stands once it has come to rest: a turn of the wheel may begin to move it some frames later. */
async function settled(page: Page, frames = 8): Promise<number> {
  return page.evaluate(async (most) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    let still = 0
    for (let last = window.scrollY; still < most; last = window.scrollY) {
      await frame()
      still = last === window.scrollY ? still + 1 : 0
    }
    return Math.round(window.scrollY)
  }, frames)
}

for (const editor of editors)
  test(`the buttons of ${editor.path} stay within reach however far one scrolls`, async ({ page }) => {
    await edit(page, { ...editor, split: true })
    const bar = page.getByRole('group', { name: /^(Page|Form) editing$/ }).getByRole('button')
    for (const viewport of windows)
      for (const split of [true, false])
        await test.step(`${viewport.width} px${split ? ', split' : ''}`, async () => {
          await page.setViewportSize(viewport)
          await showSplit(page, { ...editor, split })
          if (editor.path === '/hut') await openSections(page)
          await expect(bar).not.toHaveCount(0)
          await page.evaluate(() => window.scrollTo(0, 0))
          const end = await scrollDown(page, async (at) => {
            expect({ at, covered: await covered(bar) }).toEqual({ at, covered: [] })
          })
          expect(end).toBeGreaterThan(100)
        })
  })

for (const viewport of windows) {
  test.describe(`in a window of ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const split of [true, false]) {
      test(`the caret is never under a toolbar${split ? ', split' : ''}`, async ({ page }) => {
        await edit(page, { ...editors[0]!, split })
        const text = page.getByRole('textbox', { name: 'Page text' })
        await text.getByRole('heading').first().click() // not on a picture
        await page.keyboard.press('Control+End')
        for (let line = 0; line < 40; line++) await page.keyboard.press('Enter')
        await page.keyboard.type('The end')
        expect(await caretHides(page)).toBeUndefined()
        for (let line = 0; line < 40; line++) {
          await page.keyboard.press('ArrowUp')
          expect(await caretHides(page)).toBeUndefined()
        }
        await page.keyboard.press('Control+End')
        expect(await caretHides(page)).toBeUndefined()
        await page.keyboard.press('Control+Home')
        expect(await caretHides(page)).toBeUndefined()
        await page.keyboard.type('The beginning ')
        expect(await caretHides(page)).toBeUndefined()
        await page.keyboard.press('Control+End')
        await page.keyboard.press('Control+Z') // back to where that was typed
        expect(await caretHides(page)).toBeUndefined()
      })
    }

    test('a button of a bar can have the focus without the page moving', async ({ page }) => {
      await edit(page, { ...editors[0]!, split: false })
      await page.evaluate(() => window.scrollTo(0, 600))
      const place = await settled(page)
      for (const name of ['Split screen', 'Bold']) {
        await page.getByRole('button', { name, exact: true }).focus()
        expect({ name, place: await settled(page) }).toEqual({ name, place })
      }
    })

    test('what gets the focus by Tab is never hidden behind a bar', async ({ page }) => {
      await edit(page, { ...editors[1]!, split: false })
      await openSections(page)
      await page.getByRole('main').getByRole('button').last().focus()
      const first = page.getByRole('button', { name: /^Fold all sections$/ })
      for (let step = 0; step < 120; step++) {
        await settled(page, afterKey)
        expect(await focusHides(page)).toBeUndefined()
        if (await first.evaluate((button) => button === document.activeElement)) return
        await page.keyboard.press('Shift+Tab')
      }
      throw new Error('the first button was not reached')
    })
  })
}

/** What is over the caret, or says that it is outside of the window; undefined if it is to be seen. */
async function caretHides(page: Page): Promise<string | undefined> {
  await settled(page, afterKey)
  return page.evaluate(() => {
    const selection = getSelection()!
    const range = selection.getRangeAt(0).cloneRange()
    range.collapse(true)
    const text = document.activeElement!
    const own = range.getClientRects()[0]
    const box = own ?? range.startContainer.parentElement!.getBoundingClientRect()
    for (const y of [box.top + 1, box.bottom - 1]) {
      const hit = document.elementFromPoint(Math.max(box.left, text.getBoundingClientRect().left + 2), y)
      if (!hit || !text.contains(hit)) return `${hit?.outerHTML.slice(0, 80)} at ${Math.round(y)}`
    }
    return undefined
  })
}

/** What is over all of the element with the focus; undefined if some of it is to be seen. */
async function focusHides(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement!
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    const seen = (y: number) => {
      const hit = document.elementFromPoint((left + right) / 2, y)
      return hit !== null && (focused.contains(hit) || hit.contains(focused) || hit.closest('label') !== null)
    }
    const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
    if (seen(middle) || seen(top + 2) || seen(bottom - 2)) return undefined
    return `${focused.outerHTML.slice(0, 120)} at ${Math.round(top)}`
  })
}

test('staff can press every entry of a submenu, which is above the editing bar', async ({ page }) => {
  await openLoggedIn(page, site.address)
  const names = ['Boots', 'Ropes', 'Maps', 'Tents', 'Lamps']
  const pages = await callAsPage<{ id: number }[]>(page, 'GET private/page-get-list.json.php')
  const item = (Label: string, place: number) => ({
    ...{ idMenuItem: -place - 2, idParentMenuItem: -1, Label, idPage: pages[0]!.id, SortOrder: place + 1 },
    Children: [],
  })
  const parent = { idMenuItem: -1, idParentMenuItem: 0, Label: 'Kit', idPage: 0, SortOrder: 90 }
  const menu = [{ ...parent, Children: names.map(item) }]
  await callAsPage(page, 'POST private/set_menu_structure.json.php', { menu, delete: [] })
  await page.goto(`${site.address}/walks`)
  await expect(page.getByRole('button', { name: 'Edit page' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Kit' }).hover()
  const entries = page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('list')
    .getByRole('list')
    .getByRole('link')
  await expect(entries).toHaveCount(names.length)
  await expect(entries.last()).toBeVisible()
  expect(await covered(entries)).toEqual([])
})
