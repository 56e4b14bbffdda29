import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectFresh, goOn } from './follow-writers.ts'
import { lostWrites } from './lost-writes.ts'
import { read, type Reader } from './requests.ts'
import { prepareSite, type ClusterStaff } from './staff-of-cluster.ts'
import { startCluster, type Cluster } from './start-cluster.ts'
import { startWriters } from './writers.ts'

/** Each is done so often; more often by hand: `ROUNDS=20 npx vitest run …`. */
const rounds = Number(process.env['ROUNDS'] ?? 1)

let cluster: Cluster
let staff: ClusterStaff
beforeAll(async () => {
  cluster = await startCluster({ durable: true })
  staff = await prepareSite(cluster)
})
afterAll(() => cluster?.stop())

const cut =
  "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()"

/** Ends every connection that there is, some times in a row. */
async function cutConnections() {
  for (let time = 0; time < 5; time++) {
    await cluster.database.query(cut)
    await sleep(20)
  }
}

async function restart(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL') {
  await cluster.postgres.end(signal)
  await cluster.postgres.start()
}

/** What is no refusal that says to try again: a broken connection, an answer of nginx itself, a fault. */
const isNoRefusal = (failure: string) => !/answered 503|The server is busy, please try again/.test(failure)

describe('under reads and writes, three servers and all that they answered outlive', () => {
  const faults: [string, () => Promise<void>][] = [
    ['connections that are cut', cutConnections],
    ['a PostgreSQL that is restarted', () => restart('SIGINT')],
    ['a PostgreSQL that is restarted at once', () => restart('SIGQUIT')],
    ['a PostgreSQL that is killed', () => restart('SIGKILL')],
  ]

  it.each(faults)('%s', { timeout: 60_000 * rounds }, async (_, fault) => {
    // not through nginx, which would hide an answer that is lost
    const [{ origin }] = cluster.servers
    const writers = await startWriters({ origin: cluster.origin, staff })
    const direct = await startWriters({ origin, staff })
    for (let round = 0; round < rounds; round++) {
      await goOn(writers, 10)
      await fault()
      await goOn(writers, 10)
    }
    await writers.stop()
    await direct.stop()
    expect(cluster.servers.map((server) => server.runs())).toEqual([true, true, true])
    const refusals = [...direct.failed(), ...direct.reader.failed, ...writers.failed(), ...writers.reader.failed]
    expect(refusals.filter(isNoRefusal)).toEqual([])
    expect(await lostWrites({ ...cluster, writers })).toEqual([])
    expect(await lostWrites({ ...cluster, writers: direct })).toEqual([])
    await expectFresh({ cluster, writers })
  })
})

describe('while there is no PostgreSQL', () => {
  const everywhere = <Answer>(ask: (origin: string) => Promise<Answer>) =>
    Promise.all(cluster.servers.map(({ origin }) => ask(origin)))
  const statuses = (path: string, as?: Reader) => everywhere(async (origin) => (await read(origin, path, as)).status)

  /** How many servers hear of changes: one that begins to throws away what it kept. */
  const hearing = async () =>
    (await cluster.database.query("select 1 from pg_locks where locktype = 'advisory' and objid = 7201404")).rowCount

  it('three servers show the pages that they keep, and tell everybody else to try again', async () => {
    await expect.poll(hearing, { timeout: 20_000 }).toBe(3)
    expect(await statuses('/')).toEqual([200, 200, 200])
    await cluster.postgres.end('SIGINT')
    const list = '/api/1/private/page-get-list.json.php'
    for (let time = 0; time < 20; time++) expect(await statuses('/')).toEqual([200, 200, 200])
    expect(await statuses(list, staff)).toEqual([503, 503, 503])
    expect(await statuses('/')).toEqual([200, 200, 200])
    await cluster.postgres.start()
    await expect.poll(() => statuses(list, staff), { timeout: 20_000 }).toEqual([200, 200, 200])
  })
})
