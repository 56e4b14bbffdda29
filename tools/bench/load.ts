// A child process of put-under-load.ts: autocannon on a processor of its own.
import autocannon, { type Instance, type Result } from 'autocannon'
import { leaveBodies } from './leave-bodies.ts'

/** What its parent tells it: `paths` are gone through by the connections in turn. */
export interface LoadOrder {
  origin: string
  seconds: number
  connections: number
  paths: string[]
  headers: Record<string, string>
}

/** What it tells its parent: requests a second, milliseconds, and how many answers there were of each status. */
export interface LoadResult {
  perSecond: number
  p50: number
  p99: number
  codes: Record<string, number>
  errors: number
}

process.once('message', (order: LoadOrder) => void run(order))

async function run({ origin, seconds, connections, paths, headers }: LoadOrder) {
  const times: number[] = []
  const codes: Record<string, number> = {}
  let client = 0
  const load = autocannon({
    url: origin,
    connections,
    duration: seconds,
    headers,
    setupClient: (each) => {
      // Each connection goes through paths of its own, so that no two ask for the same if there are enough.
      const own = client++ % paths.length
      const asked = paths.filter((_, place) => place % connections === own)
      each.setRequests(asked.map((path) => ({ method: 'GET', path })))
      leaveBodies(each)
    },
  })
  // a promise that is an emitter too, which its types do not say
  const events: Instance = load as Promise<Result> & Instance
  events.on('response', (_client, code, _bytes, time) => {
    times.push(time)
    codes[code] = (codes[code] ?? 0) + 1
  })
  const { errors, timeouts, duration } = await load
  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN
  const perSecond = times.length / duration
  const result: LoadResult = { perSecond, p50: at(0.5), p99: at(0.99), codes, errors: errors + timeouts }
  process.send?.(result)
  process.disconnect()
}
