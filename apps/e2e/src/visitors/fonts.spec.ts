import { expect, test, type Page } from '@playwright/test'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { sumShifts } from '../layout-shifts.ts'
import { openLoggedIn } from '../log-in.ts'
import { callAsPage } from '../training.ts'

const sans = ['Inter', 'Source Sans 3', 'Work Sans', 'Nunito Sans', 'Figtree', 'Atkinson Hyperlegible Next']
const serif = ['Source Serif 4', 'Literata', 'Lora', 'Playfair Display', 'Fraunces', 'Bitter']

const stack = (name: string, generic: string) => ({
  name,
  families: `"${name}","${name} fallback","${name} fallback for Android",${generic}`,
})

/** All that the site serves. */
const families = [...sans.map((name) => stack(name, 'sans-serif')), ...serif.map((name) => stack(name, 'serif'))]

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite({})
})
test.afterAll(() => site?.close())
test.describe.configure({ mode: 'serial' })

/** Has everything but code written in these families. */
async function chooseFont(page: Page, body: string): Promise<void> {
  const { id, builtIn, footer } = await callAsPage<{ id: number; builtIn: { fonts: object }; footer: object }>(
    page,
    'GET private/look-get.json.php',
  )
  const look = { ...builtIn, fonts: { ...builtIn.fonts, body, heading: '{fonts.body}' } }
  await callAsPage(page, 'POST private/look-publish.json.php', { look, footer, base: id })
}

/** The fonts that a page fetches from now on. */
function fetchedFonts(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') found.push(new URL(request.url()).pathname)
  })
  return found
}

test('a site with fonts of the visitor’s system fetches none', async ({ page }) => {
  const fonts = fetchedFonts(page)
  await page.goto(site.address, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  expect(fonts).toEqual([])
})

test('next to nothing moves when a font comes after its text, and nothing waits for it', async ({ page, browser }) => {
  await openLoggedIn(page, `${site.address}/`)
  const shifts: number[] = []
  for (const { families: body } of families) {
    await chooseFont(page, body)
    const visitor = await browser.newPage({ viewport: { width: 360, height: 780 } })
    await sumShifts(visitor)
    const fonts = fetchedFonts(visitor)
    const complaints: string[] = []
    visitor.on('console', (message) => complaints.push(message.text()))
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await visitor.route('**/*.woff2', async (route) => {
      await held
      await route.continue()
    })
    await visitor.goto(site.address, { waitUntil: 'domcontentloaded' })
    await expect
      .poll(() => visitor.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1)
    release()
    const moved = await visitor.evaluate(async () => {
      await document.fonts.ready
      // those of the frame in which the font is shown are told after it
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      return window.shift
    })
    shifts.push(moved)
    expect(fonts[0]).toMatch(/-latin-wght-normal-[\da-f]{8}\.woff2$/)
    expect(complaints).toEqual([])
    await visitor.close()
  }
  // single letters are as wide as they are, so that now and then a line breaks elsewhere
  const [median] = shifts.toSorted((a, b) => a - b).slice(shifts.length / 2)
  expect(median).toBeLessThan(0.01)
})

test('what stands for a font until it comes takes as much room', async ({ page }) => {
  await openLoggedIn(page, `${site.address}/`)
  for (const { name, families: body } of families) {
    await chooseFont(page, body)
    await page.goto(site.address)
    const rooms = await page.evaluate(async (family) => {
      const text =
        'The path climbs to the first pasture, and from there in wide bends to the hut, which the club has kept since 1921. ' +
        'Whoever stays the night brings a sleeping bag and two litres of water; there is wood for the stove. '
      const widthOf = (font: string) => {
        const line = document.createElement('span')
        line.style.cssText = `position:absolute;white-space:nowrap;font:${font}`
        line.textContent = text
        document.body.append(line)
        const { width } = line.getBoundingClientRect()
        line.remove()
        return width
      }
      const ratios = []
      for (const weight of [400, 600]) {
        await document.fonts.load(`${weight} 16px "${family}"`)
        await document.fonts.load(`${weight} 16px "${family} fallback"`)
        ratios.push(widthOf(`${weight} 16px "${family} fallback"`) / widthOf(`${weight} 16px "${family}"`))
      }
      return ratios
    }, name)
    for (const ratio of rooms)
      expect({ name, ratio: Math.abs(ratio - 1) < 0.02 || ratio }).toEqual({ name, ratio: true })
  }
})
