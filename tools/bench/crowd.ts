// A child process of measure-crowd.ts: autocannon with many connections, each of which asks for a list of things.
import autocannon from 'autocannon'

process.once('message', (order) => void run(order))

/** @param order `lists` are lists of requests; each connection goes through one of them, beginning somewhere in it. */
async function run({ origin, connections, amount, lists }) {
  const times = { GET: [], POST: [] }
  const codes = {}
  const broken = {}
  const asked = new WeakMap()
  let clients = 0
  const load = autocannon({
    url: origin,
    connections,
    amount,
    timeout: 60,
    setupClient: (client) => {
      const list = lists[clients % lists.length]
      const first = Math.floor(clients++ / lists.length) % list.length
      const own = [...list.slice(first), ...list.slice(0, first)]
      asked.set(client, { list: own, answered: 0 })
      client.setRequests(own)
      // autocannon makes text of every body, which takes longer than sending it
      client.pipelinedRequests.addBody = () => {}
    },
  })
  load.on('response', (client, code, _bytes, time) => {
    const { list, answered } = asked.get(client)
    asked.get(client).answered++
    times[list[answered % list.length].method].push(time)
    add(codes, code)
  })
  load.on('reqError', (error) => add(broken, error.code ?? error.message))
  const { duration } = await load
  process.send({ seconds: duration, codes, broken, read: percentiles(times.GET), write: percentiles(times.POST) })
  process.disconnect()
}

function add(counts, kind) {
  counts[kind] = (counts[kind] ?? 0) + 1
}

function percentiles(times) {
  times.sort((a, b) => a - b)
  const at = (part) => times[Math.floor(times.length * part)]
  return { p50: at(0.5), p99: at(0.99) }
}
