// A child process of put-under-load.ts: autocannon on a processor of its own.
import autocannon from 'autocannon'

process.once('message', (order) => void run(order))

async function run({ origin, seconds, connections, paths, headers }) {
  const times = []
  const codes = {}
  let client = 0
  const load = autocannon({
    url: origin,
    connections,
    duration: seconds,
    headers,
    setupClient: (each) => {
      // Each connection asks for one path, so that with as many paths as connections no two ask for the same.
      each.setRequests([{ method: 'GET', path: paths[client++ % paths.length] }])
      // autocannon makes text of every body: of pictures and compressed pages that takes longer than sending them
      each.pipelinedRequests.addBody = () => {}
    },
  })
  load.on('response', (_client, code, _bytes, time) => {
    times.push(time)
    codes[code] = (codes[code] ?? 0) + 1
  })
  const { errors, timeouts, duration } = await load
  times.sort((a, b) => a - b)
  const at = (part) => times[Math.floor(times.length * part)]
  process.send({ perSecond: times.length / duration, p50: at(0.5), p99: at(0.99), codes, errors: errors + timeouts })
  process.disconnect()
}
