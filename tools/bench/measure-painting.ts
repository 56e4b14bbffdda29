import { constants, brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { openTab, quiet } from './browser.ts'
import { recordAnswer, startReferences, type Answer } from './reference-servers.ts'
import type { RunningSite } from './site-under-test.ts'
import type { MadePage } from './staff.ts'
import { interleave, median } from './statistics.ts'
import type { Figure } from './verdict.ts'

/** What the browser reports about a first view: milliseconds, and the shift as it counts it. */
interface Seen {
  largestPaint: number
  blocking: number
  shift: number
}

declare global {
  /** In the page that is measured. */
  var seen: Seen
}

/** The first view of a page for a visitor. */
export async function measurePainting({
  site,
  browser,
  page,
  content,
  picture,
}: {
  site: RunningSite
  browser: Browser
  page: MadePage
  content: string
  picture: string
}): Promise<Figure[]> {
  const address = `${site.origin}${page.path}`
  const { body = '' } = await recordAnswer(address, { 'accept-encoding': 'br' })
  const shown = await recordAnswer(`${site.origin}${picture}`, { 'accept-encoding': 'br' })
  const references = await startReferences([
    { '/': staticPage(content.replace(picture, '/picture')), '/picture': shown },
  ])
  const { ours, bare } = await interleave(7, {
    ours: () => firstView(browser, address),
    bare: () => firstView(browser, `${references.origin()}/`),
  })
  await references.end()

  const of = (views: typeof ours, key: keyof Seen) => median(views.map((view) => view[key]))
  const pair = (key: keyof Seen) => ({
    value: of(ours, key),
    reference: of(bare, key),
    against: 'hand-written static page',
  })
  const most = (key: 'scripts' | 'otherHosts') => Math.max(...ours.map((view) => view[key]))
  return [
    { what: 'HTML with its styles, brotli', unit: 'kB', digits: 1, value: body.length / 1000, promise: { atMost: 10 } },
    { what: 'JavaScript files before any touch', unit: '', value: most('scripts'), promise: { atMost: 0 } },
    { what: 'other hosts asked', unit: '', value: most('otherHosts'), promise: { atMost: 0 } },
    { what: 'largest paint, 4× CPU, fast 4G', unit: 'ms', ...pair('largestPaint'), promise: { ratioAtMost: 1.2 } },
    { what: 'blocking time, 4× CPU', unit: 'ms', ...pair('blocking'), promise: { atMost: 0 } },
    { what: 'layout shift', unit: '', digits: 3, ...pair('shift'), promise: { atMost: 0 } },
  ]
}

/** What somebody would write by hand who wants nothing but this page. */
function staticPage(content: string): Answer {
  const style =
    'body{max-width:50rem;margin:2rem auto;padding:0 1rem;font:1.1rem/1.6 system-ui,sans-serif}img{max-width:100%;height:auto}'
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A walk</title><style>${style}</style>`
  const html = `<!doctype html><html lang="en"><head>${head}</head><body>${content}</body></html>`
  const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }, body }
}

async function firstView(browser: Browser, url: string) {
  const { page, requests, close } = await openTab(browser, { slow: true })
  await page.addInitScript(observe)
  await page.goto(url)
  await quiet(page, requests)
  const seen = await page.evaluate(() => globalThis.seen)
  const all = requests()
  await close()
  const { host } = new URL(url)
  return {
    ...seen,
    scripts: all.filter(({ script }) => script).length,
    otherHosts: all.filter((request) => new URL(request.url).host !== host && !request.url.startsWith('data:')).length,
  }
}

/** Runs in the page before anything else does. */
function observe() {
  const seen = { largestPaint: 0, blocking: 0, shift: 0 }
  globalThis.seen = seen
  // the value of a layout shift is in no type yet
  const on = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  on('largest-contentful-paint', (entry) => (seen.largestPaint = entry.startTime))
  on('longtask', (entry) => (seen.blocking += Math.max(0, entry.duration - 50)))
  on('layout-shift', (entry) => (seen.shift += entry.value ?? 0))
}
