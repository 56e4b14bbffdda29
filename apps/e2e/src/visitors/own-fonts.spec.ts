import { expect, test, type Page } from '@playwright/test'
import { createRequire } from 'node:module'
import { findings } from '../axe-findings.ts'
import { sumShifts } from '../layout-shifts.ts'
import { openLoggedIn } from '../log-in.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'

const { resolve } = createRequire(import.meta.url)
const file = resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite({})
})
test.afterAll(() => site?.close())

/** In which font the first heading of a page stands, and whether that is there. */
async function fontOf(page: Page): Promise<{ families: string; loaded: boolean }> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const families = getComputedStyle(document.querySelector('main h1')!).fontFamily
    const loaded = [...document.fonts].some(({ family, status }) => /Club Sans"?$/.test(family) && status === 'loaded')
    return { families, loaded }
  })
}

test('a font that is uploaded is on every page, and gone once it is deleted', async ({ page, browser }) => {
  await openLoggedIn(page, `${site.address}/pages/look`)
  await page.getByRole('button', { name: 'Type', exact: true }).click()

  await test.step('it is uploaded', async () => {
    await page.getByRole('button', { name: 'Upload a font' }).click()
    const dialog = page.getByRole('dialog', { name: 'Upload a font' })
    await dialog.getByLabel('File of the font').setInputFiles(file)
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Inter')
    await dialog.getByLabel('Name', { exact: true }).fill('Club Sans')
    await dialog.getByText('The licence of this font allows use on websites').click()
    expect(await findings(page, 'Upload a font')).toEqual([])
    await dialog.getByRole('button', { name: 'UPLOAD' }).click()
    await expect(page.getByRole('button', { name: 'Delete the font Club Sans' })).toBeVisible()
  })

  await test.step('the preview and, once it is published, visitors have it', async () => {
    await page.getByRole('combobox', { name: 'Text', exact: true }).selectOption({ label: 'Club Sans, 48 kB' })
    const preview = page.frameLocator('iframe[title^="Your look"]')
    await expect(preview.locator('main h1')).toHaveCSS('font-family', /^"Club Sans"/)
    await page.getByRole('button', { name: 'Publish look' }).click()
    await expect(page.getByText('Published', { exact: true })).toBeVisible()
  })

  const visitor = await browser.newPage({ viewport: { width: 360, height: 780 } })
  await test.step('visitors have it, and nothing moves when it comes', async () => {
    const complaints: string[] = []
    visitor.on('console', (message) => complaints.push(message.text()))
    await sumShifts(visitor)
    let release = () => {}
    const held = new Promise<void>((done) => (release = done))
    await visitor.route('**/*.woff2', async (route) => {
      await held
      await route.continue()
    })
    await visitor.goto(site.address, { waitUntil: 'domcontentloaded' })
    await expect
      .poll(() => visitor.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1)
    release()
    expect(await fontOf(visitor)).toEqual({ families: expect.stringMatching(/^"Club Sans"/), loaded: true })
    // those of the frame in which the font is shown are told after it
    const moved = await visitor.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      return window.shift
    })
    expect(moved).toBeLessThan(0.02)
    expect(complaints).toEqual([])
  })

  await test.step('pages have the font of the site once it is deleted', async () => {
    await page.getByRole('button', { name: 'Delete the font Club Sans' }).click()
    await expect(page.getByText(/^The site is in this font now\./)).toBeVisible()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText(/^None yet\./)).toBeVisible()
    await visitor.reload()
    expect(await fontOf(visitor)).toEqual({ families: expect.stringMatching(/^system-ui/), loaded: false })
  })
  await visitor.close()
})
