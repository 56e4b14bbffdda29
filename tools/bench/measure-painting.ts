import { constants, brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { openTab, quiet } from './browser.ts'
import { recordAnswer, startReferences, type Answer } from './reference-servers.ts'
import type { RunningSite } from './site-under-test.ts'
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

const rounds = 15

/** A page of the site, and its content as somebody would write it by hand: with the addresses of the site's pictures. */
export interface ShownPage {
  what: string
  path: string
  content: string
}

/** The first view of pages for a visitor, of which the first is looked at closely. */
export async function measurePainting({
  site,
  browser,
  pages,
}: {
  site: RunningSite
  browser: Browser
  pages: readonly [ShownPage, ...ShownPage[]]
}): Promise<Figure[]> {
  const atOnce = await htmlBytes(`${site.origin}${pages[0].path}`)
  const references = await startReferences(await Promise.all(pages.map(({ content }) => staticSite(site, content))))
  const views = await interleave(
    rounds,
    Object.fromEntries(
      pages.flatMap(({ path }, place) => [
        [`ours ${place}`, () => firstView(browser, `${site.origin}${path}`)],
        [`bare ${place}`, () => firstView(browser, `${references.origin(place)}/`)],
      ]),
    ),
  )
  await references.end()

  const ofPage = (name: 'ours' | 'bare', place: number) => views[`${name} ${place}`] ?? []
  const of = (name: 'ours' | 'bare', place: number, key: keyof Seen) =>
    median(ofPage(name, place).map((view) => view[key]))
  const pair = (key: keyof Seen, place = 0) => ({
    value: of('ours', place, key),
    reference: of('bare', place, key),
    against: 'hand-written static page',
  })
  const most = (key: 'scripts' | 'otherHosts' | 'shift') =>
    Math.max(...pages.flatMap((_, place) => ofPage('ours', place)).map((view) => view[key]))
  const kB = { unit: 'kB', digits: 1, promise: { atMost: 8 } }
  return [
    { what: 'HTML with its styles, brotli, first answer', ...kB, value: atOnce },
    { what: 'the same, later', ...kB, value: await htmlBytes(`${site.origin}${pages[0].path}`) },
    { what: 'JavaScript files before any touch', unit: '', value: most('scripts'), promise: { atMost: 0 } },
    { what: 'other hosts asked', unit: '', value: most('otherHosts'), promise: { atMost: 0 } },
    ...pages.map(({ what }, place) => ({
      what: `largest paint, 4× CPU, fast 4G: ${what}`,
      unit: 'ms',
      ...pair('largestPaint', place),
      promise: { ratioAtMost: 1.1 },
    })),
    { what: 'blocking time, 4× CPU', unit: 'ms', ...pair('blocking'), promise: { atMost: 0 } },
    { what: 'layout shift', unit: '', digits: 3, value: most('shift'), promise: { atMost: 0 } },
  ]
}

/** Kilobytes of a page's document as Brotli gets it to a visitor. */
export async function htmlBytes(address: string): Promise<number> {
  const { body = '' } = await recordAnswer(address, { 'accept-encoding': 'br' })
  return body.length / 1000
}

/** Pixels: as wide as the site's pages let a picture be. */
const pictureWidth = 960

/** The content by itself, with the site's own pictures in the size that is shown. */
export async function staticSite({ origin }: RunningSite, content: string): Promise<Record<string, Answer>> {
  const pictures: Record<string, Answer> = {}
  let written = content
  for (const [address] of content.matchAll(/\/api\/1\/private\/file-get\.php\?[^"]+/g)) {
    const place = `/picture-${Object.keys(pictures).length}`
    const sized = `${address.replaceAll('&amp;', '&')}&w=${pictureWidth}`
    pictures[place] = await recordAnswer(`${origin}${sized}`, {
      'accept-encoding': 'br',
      accept: 'image/avif,image/webp',
    })
    written = written.replace(address, place)
  }
  return { '/': staticPage(written), ...pictures }
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

/** A page as a visitor sees it first, on a slow phone. */
export async function firstView(browser: Browser, url: string) {
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
