import { expect, test, type Page } from '@playwright/test'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { openLoggedIn } from '../log-in.ts'
import { callAsPage } from '../training.ts'

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite({})
})
test.afterAll(() => site?.close())

const editors = [
  { path: '/walks', kind: 'single-page', call: 'POST protected/plugin/single-page/save-page.json.php' },
  { path: '/hut', kind: 'sectioned-page', call: 'POST protected/plugin/sectioned-page/save-page.json.php' },
  { path: '/contact', kind: 'form', call: 'POST protected/plugin/form/save-form.json.php' },
]

/** Stores the page as it is, as somebody else who has it open. */
async function saveElsewhere(page: Page, { path, call }: (typeof editors)[number]): Promise<void> {
  const { routes } = await callAsPage<{ routes: { l: string; id: number }[] }>(page, 'GET protected/app-setup.json.php')
  const id = routes.find(({ l }) => `/${l}` === path)!.id
  const [content] = await callAsPage<string[]>(page, `GET protected/plugin/get-content.json.php?id=${id}`)
  await callAsPage(page, call, { id, content, draft: false, fromDraft: false })
}

/** Changes the page by what it has first to type in. */
async function change(page: Page, kind: string): Promise<void> {
  if (kind === 'single-page') {
    await page.getByRole('textbox', { name: 'Page text' }).getByRole('heading').first().click()
    await page.keyboard.type('Mine ')
  } else if (kind === 'sectioned-page') {
    await page.getByRole('button', { name: 'Add Text block' }).click()
  } else {
    await page.getByRole('textbox', { name: 'Submit button text' }).fill('Mine')
  }
}

for (const width of [1280, 360]) {
  for (const editor of editors) {
    for (const split of [true, false]) {
      test(`at ${width} px who saves ${editor.path} from far down is shown that somebody else did${split ? ', split' : ''}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 560 })
        await openLoggedIn(page, site.address + editor.path)
        await page.getByRole('button', { name: /^Edit (page|form)$/ }).click()
        const toggle = page.getByRole('button', { name: 'Split screen' })
        if ((await toggle.getAttribute('aria-pressed')) !== String(split)) await toggle.click()
        await change(page, editor.kind)
        const save = page.getByRole('button', { name: /^Save (page|form)$/ })
        await expect(save).toBeEnabled()
        await saveElsewhere(page, editor)
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
        await save.click()

        const notice = page.getByRole('region', { name: /saved this (page|form) after you started editing it/ })
        await expect(notice).toBeFocused()
        await expect(notice.getByRole('alert')).toBeInViewport({ ratio: 1 })
        await expect(notice.getByRole('button', { name: 'Keep editing' })).toBeInViewport({ ratio: 1 })
        expect(await liesOpen(page)).toBe(true)
        await notice.getByRole('button', { name: 'Keep editing' }).click()
        await expect(notice).toBeHidden()
        await expect.poll(() => belowWindow(page)).toBeLessThan(4)
      })
    }
  }
}

/** Pixels from the window to the end of the page: notices above come and go, and what is worked on stays in its place. */
function belowWindow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY)
}

/** True if nothing is over the first line of the notice. */
async function liesOpen(page: Page): Promise<boolean> {
  return page.getByRole('alert').evaluate((alert) => {
    const { left, top } = alert.getBoundingClientRect()
    return alert.contains(document.elementFromPoint(left + 4, top + 4))
  })
}

test('a refused menu shows the reason in view, however long the menu is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await openLoggedIn(page, `${site.address}/pages/menueditor`)
  const created = { id: 1, detail: 'Gone', url: 'gone', cloneid: 0 }
  const { id } = await callAsPage<{ id: number }>(page, 'POST private/page-create.json.php', created)
  await page.reload()
  const labels = page.getByRole('textbox', { name: 'Menu label' })
  for (const before of ['A', 'B', 'C', 'D']) {
    await page.getByRole('button', { name: 'Add root item' }).click()
    await page.keyboard.type(before)
  }
  await page.getByRole('combobox', { name: 'Linked page' }).last().selectOption('Gone')
  // meanwhile somebody else deletes the page that one of them is to lead to
  await callAsPage(page, `GET private/page-delete.json.php?id=${id}`)
  await labels.last().focus()
  await page.keyboard.press('Control+S')
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  const reason = page.getByRole('alert').filter({ hasText: 'The menu was not saved' })
  await expect(reason).toBeInViewport({ ratio: 1 })
  expect(await liesOpen(page)).toBe(true)
})
