import { constants, brotliCompressSync } from 'node:zlib'
import { openTab, quiet, scriptBytes } from './browser.ts'
import { recordAnswer, startReferences } from './reference-servers.ts'
import { interleave, median } from './statistics.ts'

/** The first view of a page for a visitor, and what the first touch brings. */
export async function measurePainting({ site, browser, page, content, picture }) {
  const address = `${site.origin}${page.path}`
  const { body } = await recordAnswer(address, { 'accept-encoding': 'br' })
  const shown = await recordAnswer(`${site.origin}${picture}`, { 'accept-encoding': 'br' })
  const references = await startReferences([
    { '/': staticPage(content.replace(picture, '/picture')), '/picture': shown },
  ])
  const [reference] = references.origins

  const { ours, bare } = await interleave(7, {
    ours: () => firstView(browser, address),
    bare: () => firstView(browser, `${reference}/`),
  })
  await references.end()
  const touched = await afterTouch(browser, address)

  const of = (views, key) => median(views.map((view) => view[key]))
  const pair = (key) => ({ value: of(ours, key), reference: of(bare, key), against: 'hand-written static page' })
  const { scripts, otherHosts } = ours[0]
  return [
    { what: 'HTML with its styles, brotli', unit: 'kB', digits: 1, value: body.length / 1000, promise: { atMost: 10 } },
    { what: 'JavaScript files before any touch', unit: '', value: scripts, promise: { atMost: 0 } },
    { what: 'other hosts asked', unit: '', value: otherHosts, promise: { atMost: 0 } },
    { what: 'largest paint, 4× CPU, fast 4G', unit: 'ms', ...pair('largestPaint'), promise: { ratioAtMost: 1.2 } },
    { what: 'blocking time, 4× CPU', unit: 'ms', ...pair('blocking'), promise: { atMost: 0 } },
    { what: 'layout shift', unit: '', digits: 3, ...pair('shift'), promise: { atMost: 0 } },
    {
      what: 'JavaScript after the first touch, brotli',
      unit: 'kB',
      digits: 1,
      value: touched,
      promise: { atMost: 150 },
    },
  ]
}

/** What somebody would write by hand who wants nothing but this page. */
function staticPage(content) {
  const style =
    'body{max-width:50rem;margin:2rem auto;padding:0 1rem;font:1.1rem/1.6 system-ui,sans-serif}img{max-width:100%;height:auto}'
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A walk</title><style>${style}</style>`
  const html = `<!doctype html><html lang="en"><head>${head}</head><body>${content}</body></html>`
  const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }, body }
}

async function firstView(browser, url) {
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
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  on('largest-contentful-paint', (entry) => (seen.largestPaint = entry.startTime))
  on('longtask', (entry) => (seen.blocking += Math.max(0, entry.duration - 50)))
  on('layout-shift', (entry) => (seen.shift += entry.value))
}

async function afterTouch(browser, url) {
  const { page, requests, close } = await openTab(browser)
  await page.goto(url)
  await quiet(page, requests)
  await page.mouse.move(400, 400)
  await page.mouse.move(410, 410)
  await quiet(page, requests)
  const bytes = scriptBytes(requests)
  await close()
  return bytes
}
