import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { putUnderLoad } from './put-under-load.ts'
import { cpuOf } from './process-figures.ts'
import { seedPages, withDatabase } from './seed-site.ts'
import { startSite, type RunningSite, type SiteOptions } from './site-under-test.ts'
import { logIn, savePage } from './staff.ts'
import type { Figure } from './verdict.ts'

const pageCount = 10_000
const largePageCount = 100_000
const seconds = 5
/** Asked for before: an engine that has just started is slow. */
const warmUp = 1_000
const brotli = { 'accept-encoding': 'br' }
const metricsToken = 'a-token-for-measuring'

/** Pages that are not cached: each one is asked for once. And how many stay cached when one of them is published. */
export async function measureAnew({ dataDir, ...site }: SiteOptions): Promise<Figure[]> {
  const folder = await mkdtemp(join(dataDir, 'anew-'))
  const options = { ...site, dataDir: folder, settings: { METRICS_TOKEN: metricsToken } }
  try {
    const first = await startSite(options)
    await first.end()
    const ofMany = await among(pageCount, options, async (running, paths) => {
      const anew = await askFor(running, paths, brotli)
      const { cookie } = await logIn(running.origin)
      const signedIn = await askFor(running, paths, { ...brotli, cookie })
      return { anew, signedIn, ...(await publishOneOf(running, paths)) }
    })
    const ofMost = await among(largePageCount, options, (running, paths) => askFor(running, paths, brotli))
    const { anew, signedIn, stayed, visible } = ofMany
    const cpu = (what: string, { processor }: Asked): Figure => {
      return { what: `the server's processor time for one, ${what}`, unit: 'ms', digits: 2, value: processor }
    }
    return [
      { what: 'made anew for visitors, 10,000 pages', unit: '/s', value: anew.perSecond, promise: { atLeast: 1_000 } },
      cpu('for visitors', anew),
      { what: 'made anew, logged in', unit: '/s', value: signedIn.perSecond, promise: { atLeast: 1_500 } },
      cpu('logged in', signedIn),
      {
        what: 'for visitors, one of 100,000 pages',
        unit: 'ms',
        digits: 2,
        value: 1_000 / ofMost.perSecond,
        reference: 1_000 / anew.perSecond,
        against: 'one of 10,000 pages',
        promise: { ratioAtMost: 1.3 },
      },
      {
        what: 'of 10,000 cached pages, cached after one is published',
        unit: '',
        value: stayed,
        promise: { atLeast: 9_990 },
      },
      { what: 'the published one visible', unit: 'ms', digits: 1, value: visible, promise: { atMost: 20 } },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function among<Result>(
  count: number,
  options: SiteOptions,
  measure: (running: RunningSite, paths: string[]) => Promise<Result>,
): Promise<Result> {
  withDatabase(options.dataDir, (db) => seedPages(db, count))
  const running = await startSite(options)
  try {
    // the first rows are those of the samples
    const paths = Array.from(
      { length: pageCount - 100 },
      (_, place) => `/walk-number-${count - pageCount + 100 + place}`,
    )
    return await measure(running, paths)
  } finally {
    await running.end()
  }
}

interface Asked {
  perSecond: number
  /** The server's, in ms for one request. */
  processor: number
}

async function askFor({ origin, pid }: RunningSite, paths: string[], headers: Record<string, string>): Promise<Asked> {
  await putUnderLoad({ origin, headers, seconds: 2, paths: paths.slice(0, warmUp) })
  const before = cpuOf(pid)
  const { perSecond, codes } = await putUnderLoad({ origin, headers, seconds, paths: paths.slice(warmUp) })
  return { perSecond, processor: (cpuOf(pid) - before) / (codes['200'] ?? 0) }
}

/** Asks for all pages, publishes one of them, and asks for all once more. */
async function publishOneOf({ origin }: RunningSite, paths: readonly string[]) {
  const visit = async (path: string) => (await fetch(origin + path, { headers: brotli })).text()
  const visitAll = async () => {
    for (let at = 0; at < paths.length; at += 16) await Promise.all(paths.slice(at, at + 16).map(visit))
  }
  await visitAll()
  const { call } = await logIn(origin)
  const [path = ''] = paths
  const id = await idOf(origin, path)
  const before = await cacheMisses(origin)
  const started = performance.now()
  await savePage(call, { id, content: '<p>The hut is open again.</p>' })
  while (!(await visit(path)).includes('open again')) await sleep(1)
  const visible = performance.now() - started
  await visitAll()
  return { stayed: pageCount - ((await cacheMisses(origin)) - before), visible }
}

/** The id of the page at a path. */
async function idOf(origin: string, path: string): Promise<number> {
  const html = await (await fetch(origin + path)).text()
  return Number(/ data-hit="(\d+)"/.exec(html)?.[1])
}

/** How many pages were asked for that were not cached. */
async function cacheMisses(origin: string): Promise<number> {
  const response = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  const text = await response.text()
  return Number(/^sitewright_html_cache_reads_total\{result="miss"\} (\d+)$/m.exec(text)?.[1])
}
