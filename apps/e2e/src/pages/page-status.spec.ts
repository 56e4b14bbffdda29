import { expect, test, type Browser, type Page } from '@playwright/test'
import { administrator } from '../administrator.ts'
import { openLoggedIn, type Credentials } from '../log-in.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { callAsPage } from '../training.ts'

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite({})
})
test.afterAll(() => site?.close())

/** Creates a blank page, which is not published. @returns its address. */
async function newPage(page: Page, url: string): Promise<string> {
  await openLoggedIn(page, site.address)
  const input = { id: 1, detail: 'Hut rules', url, cloneid: 0 }
  await callAsPage(page, 'POST private/page-create.json.php', input)
  return `${site.address}/${url}`
}

const bar = (page: Page, name = 'Page editing') => page.getByRole('group', { name })
const text = (page: Page) => page.getByRole('textbox', { name: 'Page text' })

async function statusFor(browser: Browser, address: string): Promise<number | undefined> {
  const context = await browser.newContext()
  const response = await (await context.newPage()).goto(address)
  await context.close()
  return response?.status()
}

for (const width of [1280, 360])
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } })

    test('a first page is written, published from the bar, and seen by visitors', async ({ page, browser }) => {
      const address = await newPage(page, `hut-rules-${width}`)
      const shifts = await countShifts(page)
      const known = Promise.withResolvers<void>()
      await page.route(/working-copy-get/, async (route) => {
        await known.promise
        await route.continue()
      })
      const answered = page.waitForResponse(/working-copy-get/)
      await page.goto(address)
      await expect(bar(page).getByText('Not published')).toBeVisible()
      await expect(page.getByText('This page is empty.')).toBeVisible()
      await expect(page.locator('html[data-awake]')).toBeAttached()
      expect(await shifts()).toBe(0)
      await page.getByRole('button', { name: 'Edit', exact: true }).click()
      await expect(text(page)).toBeFocused()
      // too late to be taken for what the click did
      await page.waitForTimeout(600)
      const before = await shifts()
      known.resolve()
      await answered
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
      expect(await shifts()).toBe(before)
      await page.keyboard.type('Boots off at the door')
      await page.getByRole('button', { name: 'Save page' }).click()
      await expect(page.getByText('Saved. Visitors cannot see this page yet.')).toBeVisible()
      expect(await statusFor(browser, address)).toBe(404)

      await bar(page).getByRole('button', { name: 'Publish', exact: true }).click()
      await expect(page.getByText('Published. It is not in the menu yet.')).toBeVisible()
      await expect(bar(page).getByText('Published', { exact: true })).toBeVisible()
      expect(await statusFor(browser, address)).toBe(200)
      await expect(page.getByRole('link', { name: 'Add to menu' })).toHaveAttribute('href', '/pages/menueditor')

      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(bar(page).getByText('Not published')).toBeVisible()
      expect(await statusFor(browser, address)).toBe(404)
    })
  })

/** What has moved until now: browsers tell of it once they have drawn. */
async function settled(page: Page, shifts: () => Promise<number>): Promise<number> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)))),
  )
  return shifts()
}

for (const width of [1280, 360])
  test(`at ${width} px nothing moves once the editor has come`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    const address = await newPage(page, `calm-${width}`)
    const shifts = await countShifts(page, { all: true })
    const editor = Promise.withResolvers<void>()
    await page.route(/\/TextEditor-[^/]+\.js$/, async (route) => {
      await editor.promise
      await route.continue()
    })
    await page.goto(address)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect(page.getByText('Loading editor...')).toBeVisible()
    const before = await settled(page, shifts)
    editor.resolve()
    await expect(text(page)).toBeFocused()
    await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
    expect(await shifts()).toBe(before)
  })

for (const width of [1280, 360])
  test(`at ${width} px a published page is shared, and taken offline, by the menu of its bar`, async ({
    page,
    browser,
    context,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.address })
    const address = await newPage(page, `offline-${width}`)
    await page.goto(address)
    await bar(page).getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(bar(page).getByText('Published', { exact: true })).toBeVisible()
    // it is said once the menu is known, in place of what was said until then
    await expect(page.getByText('Published. It is not in the menu yet.')).toBeVisible()

    const choose = async (name: string) => {
      await bar(page).getByRole('button', { name: 'More', exact: true }).click()
      await bar(page).getByRole('menuitem', { name }).click()
    }
    await choose('Copy link')
    await expect(page.getByText('Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)

    await choose('Take offline')
    await expect(page.getByText('Not published any more')).toBeVisible()
    expect(await statusFor(browser, address)).toBe(404)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(bar(page).getByText('Published', { exact: true })).toBeVisible()
    expect(await statusFor(browser, address)).toBe(200)

    const history = page.getByRole('dialog', { name: 'Page history - Hut rules' })
    if (width === 1280) await bar(page).getByRole('link', { name: 'Page history' }).click()
    else await choose('Page history')
    await expect(history).toContainText('Version 1')
    const isBack = async () => {
      await expect(page).toHaveURL(address)
      await expect(bar(page).getByRole('button', { name: 'More', exact: true })).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await isBack()

    await choose('Settings and sharing')
    const dialog = page.getByRole('dialog', { name: 'Edit Page' })
    await expect(dialog.getByRole('textbox', { name: 'Page description' })).toHaveValue('Hut rules')
    await expect(dialog.getByRole('button', { name: 'Search engines and sharing' })).toBeVisible()
    await page.goBack()
    await isBack()
    await choose('Settings and sharing')
    await dialog.getByRole('textbox', { name: 'Page description' }).fill('Rules of the hut')
    await dialog.getByRole('button', { name: 'SAVE' }).click()
    await isBack()
    await choose('Settings and sharing')
    await expect(dialog.getByRole('textbox', { name: 'Page description' })).toHaveValue('Rules of the hut')
    await page.reload()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Page Manager' })).toBeVisible()
  })

test('what is left of a template is named before a page is published', async ({ page, browser }) => {
  const { id } = await createSections(page)
  const address = `${site.address}/pages/sectioned-page/${id}`
  await page.goto(address)
  const publish = bar(page).getByRole('button', { name: 'Publish', exact: true })
  const question = page.getByRole('alertdialog', { name: /^This page still has words of a template/ })
  await publish.click()
  await expect(question).toContainText('‘What somebody likes about it.’, ‘member since …’.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  expect(await statusFor(browser, address)).toBe(404)
  await bar(page).getByRole('button', { name: 'Schedule' }).click()
  const schedule = page.getByRole('dialog', { name: 'Schedule' })
  await schedule.getByText('Published', { exact: true }).click()
  await expect(schedule.getByText('Saving publishes this page at once.')).toBeVisible()
  await schedule.getByRole('button', { name: 'SAVE' }).click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await schedule.getByRole('button', { name: 'CANCEL' }).click()
  await expect(schedule).toBeHidden()
  expect(await statusFor(browser, address)).toBe(404)
  await publish.click()
  await question.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(bar(page).getByText('Published', { exact: true })).toBeVisible()
  expect(await statusFor(browser, address)).toBe(200)
})

test('publishing a form says that it has no recipient, and that emails are only stored while no mail server is set', async ({
  page,
  browser,
}) => {
  await openLoggedIn(page, site.address)
  const input = { id: 3, detail: 'Ask us', url: 'ask-us', cloneid: 0 }
  await callAsPage(page, 'POST private/page-create.json.php', input)
  const address = `${site.address}/ask-us`
  await page.goto(address)
  const publish = bar(page, 'Form editing').getByRole('button', { name: 'Publish', exact: true })
  await publish.click()
  const question = page.getByRole('alertdialog', { name: 'This form has no recipient, so visitors cannot send it.' })
  await expect(question).toContainText('This page needs emails, but none go out')
  await expect(question).toContainText('An administrator can set a mail server.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  expect(await statusFor(browser, address)).toBe(404)
  await publish.click()
  await question.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(bar(page, 'Form editing').getByText('Published', { exact: true })).toBeVisible()
  expect(await statusFor(browser, address)).toBe(200)
})

/** Creates a page with a section as a template has it. */
async function createSections(page: Page): Promise<{ id: number }> {
  await openLoggedIn(page, site.address)
  const input = { id: 2, detail: 'Sections', url: '', cloneid: 0 }
  const created = await callAsPage<{ id: number }>(page, 'POST private/page-create.json.php', input)
  const config = { Text: 'What somebody likes about it.', Name: 'Name', Source: 'member since …' }
  const content = JSON.stringify({ sections: [{ sectionType: 'quote', config }] })
  await callAsPage(page, 'POST protected/plugin/sectioned-page/save-page.json.php', {
    ...{ id: created.id, content, draft: false, fromDraft: false },
  })
  return created
}

test('a page is scheduled from the bar', async ({ page, browser }) => {
  const address = await newPage(page, 'scheduled')
  await page.goto(address)
  await bar(page).getByRole('button', { name: 'Schedule' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  await dialog.getByLabel('Publishing start').fill('2999-03-01T09:00')
  await expect(dialog.getByText(/^Visitors see this page from 1 Mar 2999/)).toBeVisible()
  await dialog.getByRole('button', { name: 'SAVE' }).click()
  await expect(dialog).toBeHidden()
  await expect(bar(page).getByText('Scheduled')).toBeVisible()
  expect(await statusFor(browser, address)).toBe(404)
  await page.reload()
  await expect(bar(page).getByText(/^From 1 Mar 2999/)).toBeVisible()
})

test('two editors see each other, and that one of them has saved', async ({ page, browser }) => {
  const address = await newPage(page, 'together')
  const ann = await addEditor(page)
  const other = await (await browser.newContext()).newPage()
  await openLoggedIn(other, address, ann)
  await page.goto(address)
  for (const each of [page, other]) {
    await each.getByRole('button', { name: 'Edit page' }).click()
    await expect(text(each)).toBeVisible()
  }
  await expect(bar(page).getByText('Ann is editing too')).toBeVisible()
  await expect(bar(other).getByText(/ is editing too$/)).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  const cut = (name: Element) => Math.max(name.scrollWidth - name.clientWidth, name.scrollHeight - name.clientHeight)
  expect(await bar(page).getByText('Ann is editing too').evaluate(cut)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 740 })

  await text(other).click()
  await other.keyboard.type('Words of Ann')
  await other.getByRole('button', { name: 'Save page' }).click()
  await expect(page.getByText('Ann has just saved this page.')).toBeVisible()
  await expect(bar(page).getByText('Ann is editing too')).toBeHidden()
  await page.getByRole('button', { name: 'Show the new version' }).click()
  await expect(text(page)).toContainText('Words of Ann')
  await other.context().close()
})

/** Somebody named Ann who may edit single pages, and nothing else. */
async function addEditor(page: Page): Promise<Credentials> {
  const ann = { email: 'ann@example.org', password: 'a gate between two meadows' }
  const { id: account } = await callAsPage<{ id: number }>(page, 'POST private/account-create.json.php', {
    ...{ email: ann.email, name: 'Ann', intro: false },
  })
  const change = { admin: administrator.password, user: ann.password, id: account }
  await callAsPage(page, 'POST private/account-change-user-password.json.php', change)
  const { id } = await callAsPage<{ id: number }>(page, 'POST private/role-create.json.php', { title: 'Writers' })
  const role = { id, accounts: [account], permissions: ['plugin.singlepage.editor'] }
  await callAsPage(page, 'POST private/role-editor-save-list.json.php', role)
  return ann
}

/** How much moved without anybody's doing, or at all, from the next document on. */
async function countShifts(page: Page, { all = false } = {}): Promise<() => Promise<number>> {
  await page.addInitScript((counted) => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (counted || !entry.hadRecentInput) (window as unknown as { shifted: number }).shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  }, all)
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted)
}
