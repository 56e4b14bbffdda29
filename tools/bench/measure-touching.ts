import type { Browser, Page } from 'playwright'
import { openTab, quiet, scriptBytes } from './browser.ts'
import type { RunningSite } from './site-under-test.ts'
import { median } from './statistics.ts'
import type { Figure } from './verdict.ts'

/** What the browser reports about an interaction, in milliseconds. */
interface Felt {
  /** From the touch to the next frame, for the slowest event of it. */
  nextPaint: number
  longestTask: number
}

declare global {
  /** In the page that is measured. */
  var felt: Felt
}

const rounds = 7

interface Touching {
  site: RunningSite
  browser: Browser
  /** Path of a page with text. */
  page: string
  /** Path of a page with a form. */
  form: string
}

/** What a visitor's first touch costs: on the menu of a phone, and on the field of a form. */
export async function measureTouching({ site, browser, page, form }: Touching): Promise<Figure[]> {
  const taps: Awaited<ReturnType<typeof touch>>[] = []
  for (let round = 0; round < rounds; round++)
    taps.push(await touch(browser, { url: `${site.origin}${page}`, slow: true, act: tapMenu }))
  const typed = await touch(browser, { url: `${site.origin}${form}`, slow: false, act: (tab) => typeName(tab) })
  const of = (key: keyof (typeof taps)[number]) => median(taps.map((tap) => tap[key]))
  const kB = { unit: 'kB', digits: 1 }
  return [
    { what: 'JavaScript after the first tap on the menu', ...kB, value: of('bytes'), promise: { atMost: 6 } },
    { what: 'the tap to the next paint, 4× CPU', unit: 'ms', value: of('nextPaint'), promise: { atMost: 80 } },
    { what: 'the longest task after it, 4× CPU', unit: 'ms', value: of('longestTask'), promise: { atMost: 50 } },
    { what: 'JavaScript with a form that is filled in', ...kB, value: typed.bytes, promise: { atMost: 60 } },
  ]
}

async function touch(
  browser: Browser,
  { url, slow, act }: { url: string; slow: boolean; act: (page: Page) => Promise<void> },
) {
  const { page, requests, close } = await openTab(browser, { slow, phone: true })
  await page.addInitScript(observe)
  await page.goto(url)
  await quiet(page, requests)
  await act(page)
  await quiet(page, requests)
  const felt = await page.evaluate(() => globalThis.felt)
  const bytes = scriptBytes(requests)
  await close()
  return { ...felt, bytes }
}

async function tapMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  await page.getByRole('button', { name: 'Close menu' }).waitFor()
}

async function typeName(page: Page) {
  const field = page.locator('main form input').first()
  await field.tap()
  await field.pressSequentially('Ann')
}

/** Runs in the page before anything else does. */
function observe() {
  const felt = { nextPaint: 0, longestTask: 0 }
  globalThis.felt = felt
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) felt.nextPaint = Math.max(felt.nextPaint, duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  const touched = () => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) felt.longestTask = Math.max(felt.longestTask, duration)
    }).observe({ type: 'longtask' })
  }
  addEventListener('pointerdown', touched, { once: true, capture: true })
}
