import { expect, test, type Page } from '@playwright/test'
import { openLoggedIn } from '../log-in.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { typeIntoPage } from '../type-into-page.ts'

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite({})
})
test.afterAll(() => site?.close())

const bar = (page: Page) => page.getByRole('group', { name: /^(Page|Form) editing$/ })
const kept = (page: Page) => bar(page).getByText('Not saved yet, kept for you')

/** How many rows of things the bar has: what begins above the end of what is before it is in the same row. */
async function rowsOf(page: Page): Promise<number> {
  return bar(page).evaluate((element) => {
    const boxes = [...element.querySelectorAll('button, [data-tone], [data-kept]')]
      .map((each) => each.getBoundingClientRect())
      .filter(({ height, width }) => height > 0 && width > 0)
      .toSorted((a, b) => a.top - b.top)
    let [rows, end] = [0, -Infinity]
    for (const { top, bottom } of boxes) {
      if (top >= end) rows += 1
      end = top >= end ? bottom : Math.max(end, bottom)
    }
    return rows
  })
}

/** How many lines the text is in. */
const linesOf = (page: Page) =>
  kept(page).evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })

for (const width of [360, 768, 1280])
  test(`the bar of a form has two rows at most at ${width} px, from the first key to the draft`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await openLoggedIn(page, `${site.address}/contact`)
    await expect(bar(page).getByRole('button', { name: 'Get pre-authorization link' })).toBeVisible()
    expect(await rowsOf(page)).toBeLessThanOrEqual(2)
    await page.getByRole('button', { name: 'Edit form' }).click()
    await expect(page.getByRole('button', { name: 'Save as draft' })).toBeVisible()
    const { height } = (await bar(page).boundingBox())!
    await page.getByRole('textbox', { name: 'Recipient email addresses' }).pressSequentially(' ')
    await page.getByRole('textbox', { name: 'Recipient email addresses' }).fill(`w${width}@example.org`)
    await expect(kept(page)).toBeVisible()
    expect(await rowsOf(page)).toBeLessThanOrEqual(2)
    expect(await linesOf(page)).toBeLessThanOrEqual(2)
    // nothing below it has moved
    expect((await bar(page).boundingBox())!.height).toBe(height)
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await expect(bar(page).getByRole('button', { name: 'Revert' })).toBeVisible()
    await expect(bar(page).getByRole('button', { name: 'Publish draft as active form' })).toBeVisible()
    expect(await rowsOf(page)).toBeLessThanOrEqual(2)
    await bar(page).getByRole('button', { name: 'Revert' }).click()
    // the draft that waits has a row of its own
    await expect(bar(page).getByText(/^A draft of .+ is waiting\. You are editing the published page\.$/)).toBeVisible()
    expect(await rowsOf(page)).toBeLessThanOrEqual(3)
    await bar(page).getByRole('button', { name: 'Close' }).click()
    await bar(page).getByRole('button', { name: 'Discard draft' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click()
    await expect(bar(page).getByRole('button', { name: 'Load draft' })).toHaveCount(0)
  })

test('the bar of a page is one row on a phone, also while it is edited', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openLoggedIn(page, `${site.address}/walks`)
  await expect(bar(page).getByRole('button', { name: 'Schedule' })).toBeVisible()
  await expect.poll(() => rowsOf(page)).toBe(1)
  await typeIntoPage(page, ' More.')
  await expect(kept(page)).toBeVisible()
  await expect.poll(() => rowsOf(page)).toBe(1)
  expect(await linesOf(page)).toBeLessThanOrEqual(2)
  await bar(page).getByRole('button', { name: 'Discard changes' }).click()
})

test('a draft says whose it is and from when, is discarded once that is agreed to, and comes back by Undo', async ({
  page,
}) => {
  await openLoggedIn(page, `${site.address}/about`)
  await typeIntoPage(page, ' Drafted.')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  const note = bar(page).getByText(/^Draft by .+, \d+:\d\d.[ap]m, not public yet$/)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(note).toBeVisible()
  await page.reload()
  await expect(note).toBeVisible()
  await bar(page).getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click()
  await expect(page.getByText('Draft discarded')).toBeVisible()
  await expect(bar(page).getByRole('button', { name: 'Load draft' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The draft that was there before is stored again.')).toBeVisible()
  await page.reload()
  await bar(page).getByRole('button', { name: 'Load draft' }).click()
  await expect(page.getByText('Drafted.')).toBeVisible()
  await bar(page).getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click()
  await expect(page.getByText('Drafted.')).toHaveCount(0)
})

test('a double click on Save saves, and does not open the editor again', async ({ page }) => {
  await openLoggedIn(page, `${site.address}/walks`)
  await typeIntoPage(page, ' Twice.')
  const press = async (name: string, clickCount: number) => {
    await bar(page).getByRole('button', { name }).hover()
    await page.mouse.down({ clickCount })
    await page.mouse.up({ clickCount })
  }
  await press('Save page', 1)
  await expect(bar(page).getByRole('button', { name: 'Edit page' })).toBeVisible()
  await press('Edit page', 2)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Page text' })).toHaveCount(0)
  await press('Edit page', 1)
  await expect(page.getByRole('textbox', { name: 'Page text' })).toBeVisible()
})

test('the whole state of a page with a draft can be read on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openLoggedIn(page, `${site.address}/about`)
  await typeIntoPage(page, ' Drafted.')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await bar(page).getByRole('button', { name: 'Close' }).click()
  await expect(bar(page).getByText('[draft mode]')).toBeVisible()
  const state = bar(page).getByText(/^Draft by .+, \d+:\d\d.[ap]m, not public yet$/)
  expect(await state.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(0)
  expect(await bar(page).evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0)
  await bar(page).getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click()
  await expect(bar(page).getByRole('button', { name: 'Load draft' })).toHaveCount(0)
})

test('Back on a phone closes the link dialog of a text, and asks once something was typed in it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openLoggedIn(page, `${site.address}/walks`)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveURL(/about/)
  await typeIntoPage(page, ' More.')
  const link = page.getByRole('button', { name: /^Link/ })
  const dialog = page.getByRole('dialog', { name: 'Insert link' })
  await link.click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Page text' })).toContainText('More.')
  await expect(page).toHaveURL(/about/)

  await link.click()
  await dialog.getByRole('combobox', { name: 'Address' }).pressSequentially('huts')
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: 'You have unsaved changes. Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Address' })).toHaveValue('huts')
})
