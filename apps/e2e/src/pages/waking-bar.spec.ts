import { expect, test, type Page } from '@playwright/test'
import { openLoggedIn } from '../log-in.ts'
import { callAsPage } from '../training.ts'

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
