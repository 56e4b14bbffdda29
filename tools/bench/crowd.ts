// A child process of measure-crowd.ts: autocannon with many connections, each of which asks for a list of things.
import autocannon, { type Client, type Instance, type Result } from 'autocannon'
import { leaveBodies } from './leave-bodies.ts'

/** A request that a connection makes again and again. */
export interface CrowdRequest {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

/** What its parent tells it: each connection goes through one of the lists, beginning somewhere in it. */
export interface CrowdOrder {
  origin: string
  connections: number
  amount: number
  lists: CrowdRequest[][]
}

/** What it tells its parent: how many answers there were of each status, and milliseconds. */
export interface CrowdResult {
  seconds: number
  codes: Record<string, number>
  broken: Record<string, number>
  read: { p50: number; p99: number }
  write: { p50: number; p99: number }
}

process.once('message', (order: CrowdOrder) => void run(order))

async function run({ origin, connections, amount, lists }: CrowdOrder) {
  const times: Record<CrowdRequest['method'], number[]> = { GET: [], POST: [] }
  const codes: CrowdResult['codes'] = {}
  const broken: CrowdResult['broken'] = {}
  const asked = new WeakMap<Client, { list: CrowdRequest[]; answered: number }>()
  let clients = 0
  const load = autocannon({
    url: origin,
    connections,
    amount,
    timeout: 60,
    setupClient: (client) => {
      const list = lists[clients % lists.length] ?? []
      const first = Math.floor(clients++ / lists.length) % list.length
      const own = [...list.slice(first), ...list.slice(0, first)]
      asked.set(client, { list: own, answered: 0 })
      client.setRequests(own)
      leaveBodies(client)
    },
  })
  // a promise that is an emitter too, which its types do not say
  const events: Instance = load as Promise<Result> & Instance
  events.on('response', (client, code, _bytes, time) => {
    const own = asked.get(client)
    const request = own?.list[own.answered++ % own.list.length]
    if (request) times[request.method].push(time)
    add(codes, code)
  })
  events.on('reqError', (error: NodeJS.ErrnoException) => add(broken, error.code ?? error.message))
  const { duration } = await load
  const [read, write] = [percentiles(times.GET), percentiles(times.POST)]
  process.send?.({ seconds: duration, codes, broken, read, write } satisfies CrowdResult)
  process.disconnect()
}

function add(counts: Record<string, number>, kind: string | number) {
  counts[kind] = (counts[kind] ?? 0) + 1
}

function percentiles(times: number[]) {
  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99) }
}
