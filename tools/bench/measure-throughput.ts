import { interleave, median } from './statistics.ts'
import type { RunningSite } from './site-under-test.ts'
import type { MadePage, Staff } from './staff.ts'
import type { Figure } from './verdict.ts'
import { putUnderLoad } from './put-under-load.ts'
import { recordAnswer, startReferences } from './reference-servers.ts'

const rounds = 5
const encoding = { 'accept-encoding': 'br' }

/** Requests a second: from the cache, unchanged, and for somebody logged in, each against a bare server sending the same. */
export async function measureThroughput({
  site,
  staff,
  page: { path },
  pages,
}: {
  site: RunningSite
  staff: Staff
  page: MadePage
  pages: MadePage[]
}): Promise<Figure[]> {
  const cached = await recordAnswer(`${site.origin}${path}`, encoding)
  const unchangedHeaders = { ...encoding, 'if-none-match': cached.headers['etag']?.toString() ?? '' }
  const unchanged = await recordAnswer(`${site.origin}${path}`, unchangedHeaders)
  const loggedIn = { ...encoding, cookie: staff.cookie }
  const own = await recordAnswer(`${site.origin}${path}`, loggedIn)

  const references = await startReferences([{ '/': cached }, { '/': unchanged }, { '/': own }])
  const [bareCached, bareUnchanged, bareOwn] = [references.origin(0), references.origin(1), references.origin(2)]
  const { origin } = site
  await putUnderLoad({ origin, paths: [path], headers: encoding, seconds: 1 })
  await putUnderLoad({ origin, paths: pages.map((page) => page.path), headers: loggedIn, seconds: 2 })

  const results = await interleave(rounds, {
    cached: () => putUnderLoad({ origin, paths: [path], headers: encoding }),
    bareCached: () => putUnderLoad({ origin: bareCached, headers: encoding }),
    unchanged: () => putUnderLoad({ origin, paths: [path], headers: unchangedHeaders, status: 304 }),
    bareUnchanged: () => putUnderLoad({ origin: bareUnchanged, headers: unchangedHeaders, status: 304 }),
    own: () => putUnderLoad({ origin, paths: pages.map((page) => page.path), headers: loggedIn }),
    together: () => putUnderLoad({ origin, paths: [path], headers: loggedIn }),
    bareOwn: () => putUnderLoad({ origin: bareOwn, headers: loggedIn }),
  })
  await references.end()

  type Name = keyof typeof results
  const of = (name: Name, key: 'perSecond' | 'p99') => median(results[name].map((result) => result[key]))
  const pair = (ours: Name, bare: Name, key: 'perSecond' | 'p99') => ({
    value: of(ours, key),
    reference: of(bare, key),
  })
  const rate = { unit: '/s', against: 'bare node:http, same bytes' }
  const time = { unit: 'ms', digits: 2, against: 'bare node:http, same bytes' }
  return [
    {
      what: 'page from the cache',
      ...rate,
      ...pair('cached', 'bareCached', 'perSecond'),
      promise: { ratioAtLeast: 0.9 },
    },
    { what: 'page from the cache, p99', ...time, ...pair('cached', 'bareCached', 'p99'), promise: { ratioAtMost: 2 } },
    { what: '304', ...rate, ...pair('unchanged', 'bareUnchanged', 'perSecond'), promise: { ratioAtLeast: 0.8 } },
    { what: '304, p99', ...time, ...pair('unchanged', 'bareUnchanged', 'p99'), promise: { ratioAtMost: 2 } },
    {
      what: 'page for somebody logged in, 32 different ones',
      ...rate,
      ...pair('own', 'bareOwn', 'perSecond'),
      promise: { atLeast: 1500 },
    },
    {
      what: 'the same, all 32 ask for one',
      ...rate,
      ...pair('together', 'bareOwn', 'perSecond'),
      promise: { atLeast: 1500 },
    },
  ]
}
