import { expect, test, type Page } from '@playwright/test'
import { findings } from '../axe-findings.ts'
import { openLoggedIn } from '../log-in.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite({})
})
test.afterAll(() => site?.close())
test.describe.configure({ mode: 'serial' })

const publish = (page: Page) => page.getByRole('button', { name: 'Publish look' })
const preview = (page: Page) => page.frameLocator('iframe[title^="Your look"]')

/** What colour links have in the text of a visitor's page, and in which font its heading stands. */
async function lookOf(page: Page): Promise<{ button: string; heading: string }> {
  return page.evaluate(() => ({
    button: getComputedStyle(document.documentElement).getPropertyValue('--chakra-colors-accent-solid'),
    heading: getComputedStyle(document.querySelector('main h1')!).fontFamily,
  }))
}

async function openLook(page: Page): Promise<void> {
  await openLoggedIn(page, `${site.address}/pages/look`)
  await expect(page.getByRole('heading', { level: 1, name: 'Look' })).toBeVisible()
}

test('a look is chosen beside the pages in it, and visitors have it once it is published', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(site.address)
  const before = await lookOf(visitor)
  await openLook(page)

  await test.step('the preview shows the choice, visitors do not', async () => {
    await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: /^Broadsheet/ }).click()
    await expect(preview(page).locator('html')).toHaveAttribute('data-look-menu', 'underline')
    await expect(page.getByText('Not published yet')).toBeVisible()
    await visitor.reload()
    expect(await lookOf(visitor)).toEqual(before)
  })

  await test.step('a link in the preview leads to that page there', async () => {
    await preview(page).getByRole('link', { name: 'About us' }).first().click()
    await expect(page.getByTitle(/^Your look: \/about/)).toBeVisible()
    await expect(preview(page).getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
  })

  await test.step('the footer is written beside it', async () => {
    await page.getByRole('button', { name: 'Footer', exact: true }).click()
    await page.getByRole('button', { name: 'Add column' }).click()
    await page.keyboard.type('Where to find us')
    const text = page.getByRole('textbox', { name: 'Text of column 1' })
    await text.click()
    await page.keyboard.type('Hut Road 1')
    await page.getByRole('textbox', { name: 'Last line' }).fill('Walking since 1921')
    await expect(preview(page).getByRole('contentinfo')).toContainText('Hut Road 1')
    await expect(preview(page).getByText('Walking since 1921')).toBeInViewport()
    await expect(publish(page)).toBeInViewport()
    await page.getByRole('combobox', { name: 'Imprint' }).selectOption({ label: 'About us' })
    await page.getByRole('combobox', { name: 'Privacy page' }).selectOption({ label: 'About us' })
    await expect(page.getByText(/^Many countries ask every site/)).toBeHidden()
  })
  expect(await findings(page, 'Look while one is chosen')).toEqual([])

  await test.step('it is public once it is published', async () => {
    await publish(page).click()
    await expect(page.getByText('Published', { exact: true })).toBeVisible()
    await visitor.reload()
    const after = await lookOf(visitor)
    expect(after.button).not.toBe(before.button)
    expect(after.heading).toContain('Source Serif 4')
    const footer = visitor.getByRole('contentinfo')
    await expect(footer.getByRole('heading', { name: 'Where to find us' })).toBeVisible()
    await expect(footer).toContainText('Hut Road 1')
    await expect(footer).toContainText('Walking since 1921')
    await footer.getByRole('link', { name: 'Imprint' }).click()
    await expect(visitor.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
  })

  await test.step('the screens of staff have it at once', async () => {
    const accent = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--chakra-colors-accent-solid'))
    const atOnce = await accent()
    await page.reload()
    await expect(publish(page)).toBeDisabled()
    expect(await accent()).toBe(atOnce)
  })
  await visitor.context().close()
})

test('what is chosen is not lost by closing the window, and an older look is taken up again', async ({
  page,
  browser,
}) => {
  await openLook(page)
  await page.getByRole('button', { name: /^Midnight/ }).click()
  await expect(page.getByText('Kept for you')).toBeVisible()
  const state = await page.context().storageState()
  await page.context().close()

  const later = await (await browser.newContext({ storageState: state })).newPage()
  await later.goto(`${site.address}/pages/look`)
  await later.getByRole('button', { name: /^Continue/ }).click()
  await expect(later.getByRole('button', { name: /^Midnight/ })).toHaveAttribute('aria-pressed', 'true')
  await publish(later).click()
  await expect(later.getByText('Published', { exact: true })).toBeVisible()

  await later.getByRole('button', { name: 'History' }).click()
  await later.getByRole('dialog').getByRole('button', { name: 'Use this version' }).nth(1).click()
  await expect(later.getByRole('button', { name: /^Broadsheet/ })).toHaveAttribute('aria-pressed', 'true')
  await later.keyboard.press('Control+z')
  await expect(later.getByRole('button', { name: /^Midnight/ })).toHaveAttribute('aria-pressed', 'true')
  await later.context().close()
})

test('every finished look can be read, and fits into every window', async ({ page, browser }) => {
  const visitor = await (await browser.newContext()).newPage()
  await openLook(page)
  const cards = page.getByRole('group', { name: 'Finished looks' }).getByRole('button')
  await expect(cards).toHaveCount(8)
  const found: string[] = []
  for (const card of await cards.all()) {
    const name = (await card.textContent()) ?? ''
    await card.click()
    if (await publish(page).isEnabled()) await publish(page).click()
    await expect(publish(page)).toBeDisabled()
    for (const width of [360, 1280]) {
      await visitor.setViewportSize({ width, height: 800 })
      await visitor.goto(site.address)
      const tooWide = await visitor.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (tooWide > 0) found.push(`${name} is ${tooWide} px too wide at ${width} px`)
    }
    found.push(...(await findings(visitor, name)))
  }
  expect(found).toEqual([])
  await visitor.context().close()
})

test('a look goes from one site to another as a file', async ({ page }) => {
  await openLook(page)
  await page.getByRole('button', { name: /^Terracotta/ }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^look-.+-\d{4}-\d\d-\d\d\.json$/)
  const file = await download.path()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByLabel('File with a look').setInputFiles(file)
  await expect(page.getByRole('button', { name: /^Terracotta/ })).toHaveAttribute('aria-pressed', 'true')
  await page.getByLabel('File with a look').setInputFiles({
    name: 'broken.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"accent":"red"}'),
  })
  await expect(page.getByRole('alert')).toContainText('‘Accent’ (accent) is a colour written #rrggbb, not ‘red’')
  await expect(page.getByRole('button', { name: /^Terracotta/ })).toHaveAttribute('aria-pressed', 'true')
})
