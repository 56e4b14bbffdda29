import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { putUnderLoad } from './put-under-load.ts'
import { seedPages, withDatabase } from './seed-site.ts'
import { startSite, type SiteOptions } from './site-under-test.ts'
import type { Figure } from './verdict.ts'

const many = 10_000
const most = 100_000
const seconds = 5
/** Asked for before: an engine that has just started is slow. */
const warmUp = 1_000

/** Pages that are not cached, for visitors: each one is asked for once. */
export async function measureAnew({ dataDir, ...site }: SiteOptions): Promise<Figure[]> {
  const folder = await mkdtemp(join(dataDir, 'anew-'))
  try {
    const first = await startSite({ ...site, dataDir: folder })
    await first.end()
    const ofMany = await perSecondAmong(many, { ...site, dataDir: folder })
    const ofMost = await perSecondAmong(most, { ...site, dataDir: folder })
    return [
      { what: 'made anew for visitors, 10,000 pages', unit: '/s', value: ofMany, promise: { atLeast: 1_000 } },
      {
        what: 'the same, one of 100,000 pages',
        unit: 'ms',
        digits: 2,
        value: 1_000 / ofMost,
        reference: 1_000 / ofMany,
        against: 'one of 10,000 pages',
        promise: { ratioAtMost: 1.3 },
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function perSecondAmong(count: number, options: SiteOptions): Promise<number> {
  withDatabase(options.dataDir, (db) => seedPages(db, count))
  const site = await startSite(options)
  try {
    const { origin } = site
    const headers = { 'accept-encoding': 'br' }
    const pages = Array.from({ length: many }, (_, place) => `/walk-number-${count - many + place}`)
    // the first rows are those of the samples
    const there = pages.slice(100)
    await putUnderLoad({ origin, headers, seconds: 2, paths: there.slice(0, warmUp) })
    const { perSecond } = await putUnderLoad({ origin, headers, seconds, paths: there.slice(warmUp) })
    return perSecond
  } finally {
    await site.end()
  }
}
