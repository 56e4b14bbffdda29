import { expect, test, type Page } from '@playwright/test'
import { wholeBrowser } from '../browsers.ts'
import { openLoggedIn } from '../log-in.ts'
import { callAsPage } from '../training.ts'

test.use({ launchOptions: wholeBrowser })

/** Creates a blank page, which is not published. @returns its address. */
async function newPage(page: Page, url: string): Promise<string> {
  await openLoggedIn(page, '/')
  await callAsPage(page, 'POST private/page-create.json.php', { id: 1, detail: 'Early', url, cloneid: 0 })
  return `/${url}`
}

/** Keeps files of the site back, as a slow connection does. @returns what lets them come. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

const button = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Page editing' }).getByRole('button', { name, exact: true })

/** The buttons of the bar, and what a press brings. */
const presses: [name: string, outcome: (page: Page) => Promise<void>][] = [
  ['More', (page) => expect(page.getByRole('menuitem', { name: 'Settings and sharing' })).toBeVisible()],
  ['Schedule', (page) => expect(page.getByRole('dialog', { name: 'Schedule' })).toBeVisible()],
  ['Publish', (page) => expect(page.getByText('Published. It is not in the menu yet.')).toBeVisible()],
  ['Edit page', (page) => expect(page.getByRole('textbox', { name: 'Page text' })).toBeFocused()],
]

for (const [name, outcome] of presses)
  test(`a press on '${name}' before the page is awake is carried out, and a second one at once changes nothing`, async ({
    page,
  }) => {
    const address = await newPage(page, `early-${name.replace(' ', '-').toLowerCase()}`)
    const comeToLife = await holdBack(page, /\/entry-client-[^/]+\.js$/)
    await page.goto(address, { waitUntil: 'commit' })
    await button(page, name).dblclick()
    await expect(page.locator('html[data-awake]')).toHaveCount(0)
    comeToLife()
    await outcome(page)
  })

test('the menu of the bar is opened by a press while the code for editing is on its way', async ({ page }) => {
  const address = await newPage(page, 'early-menu')
  const letEditorCome = await holdBack(page, /\/EditablePage-[^/]+\.js$/)
  const letMenuCome = await holdBack(page, /\/while-editing-[^/]+\.js$/)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.locator('html[data-awake]')).toBeAttached()
  await button(page, 'More').click()
  const arrived = page.waitForResponse(/\/EditablePage-[^/]+\.js$/)
  letEditorCome()
  await (await arrived).finished()
  letMenuCome()
  await expect(page.getByRole('menuitem', { name: 'Settings and sharing' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem', { name: 'Settings and sharing' })).toBeHidden()
  await button(page, 'Edit page').click()
  await expect(page.getByRole('textbox', { name: 'Page text' })).toBeFocused()
})

/** How each button and link of the bar looks, but for its colours and its width. */
const looks = (page: Page) =>
  page.getByRole('group', { name: /^(Page|Form) editing$/ }).evaluate((bar) =>
    [...bar.querySelectorAll<HTMLElement>('button, a')]
      .filter(({ offsetWidth }) => offsetWidth > 0)
      .map((each) => {
        const words = each.querySelector('span') as HTMLElement
        const { flexDirection, height } = getComputedStyle(each)
        return [flexDirection, height, each.querySelector('svg')?.clientWidth, getComputedStyle(words).fontSize].join(
          ' ',
        )
      }),
  )

for (const [path, edit] of [
  ['/walks', 'Edit page'],
  ['/contact', 'Edit form'],
] as const)
  test(`all buttons of the bar look alike before its code has come and after, and 'Edit' stays where it is (${path})`, async ({
    page,
  }) => {
    await openLoggedIn(page, '/')
    const letEditorCome = await holdBack(page, /\/Editable(Page|Form)-[^/]+\.js$/)
    await page.goto(path)
    await expect(page.locator('html[data-awake]')).toBeAttached()
    const editButton = page.getByRole('button', { name: edit, exact: true })
    const before = await looks(page)
    const place = await editButton.boundingBox()
    expect(before.length).toBeGreaterThan(3)
    letEditorCome()
    await expect(page.locator('[aria-busy=false]').filter({ has: editButton })).toHaveAttribute('tabindex', '-1')
    expect(await editButton.boundingBox()).toEqual(place)
    const seen = await looks(page)
    await editButton.click()
    await expect(page.getByRole('button', { name: 'Save as draft' })).toBeVisible()
    expect(new Set([...before, ...seen, ...(await looks(page))]).size).toBe(1)
  })
