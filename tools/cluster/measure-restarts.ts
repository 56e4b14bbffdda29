// node tools/run.mjs node --conditions=@sitewright/source tools/cluster/measure-restarts.ts [times]
// Restarts the PostgreSQL of two servers under steady traffic, twenty times unless told otherwise, by turns as `pg_ctl stop`
// does in its modes fast and immediate, and leaves it away for a moment, half a second or three. Prints for each time how long it was away, what failed and how soon each server was
// well again. Ends with 1 where a server ended, a request failed other than while the database was away, a page from memory
// failed at all, an answered save is lost, or a server took longer than a second.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startPostgres, startS3, type TestPostgres } from '@sitewright/server/testing'
import { startSite, type RunningSite } from '../bench/site-under-test.ts'
import { logIn } from '../bench/staff.ts'
import { buildSite } from '../process/build-site.ts'
import { ensurePostgres } from '../setup/postgres.ts'
import { recoveryOf, type Outage } from './recovery.ts'
import { startTraffic, type Traffic } from './steady-traffic.ts'
import { numberOf } from './writers.ts'

/** Milliseconds within which each server is to be well again, and to hear of the other's changes. */
const maxRecovery = 1000

/** Milliseconds of traffic before the first restart, and after each. */
const between = 1500

/** Milliseconds for which it stays away, by turns. */
const pauses = [0, 500, 3000]

const times = Number(process.argv[2] ?? 20)
process.env['PG_BIN'] ??= ensurePostgres()
await buildSite()

const folder = mkdtempSync(join(tmpdir(), 'sitewright-restarts-'))
const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
try {
  const faults = await measure(await startServers())
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  for (const stop of stops.toReversed()) await stop()
}

interface UnderTest {
  postgres: TestPostgres
  databaseUrl: string
  servers: RunningSite[]
  traffic: Traffic[]
}

async function startServers(): Promise<UnderTest> {
  const postgres = await startPostgres({ durable: true })
  stops.push(postgres.stop)
  const databaseUrl = postgres.address('postgres')
  const storage = await startS3(join(folder, 'storage'))
  stops.push(storage.close)
  const settings = { DATABASE_URL: databaseUrl, FILES_URL: storage.url }
  const servers: RunningSite[] = []
  for (const name of ['a', 'b']) {
    const server = await startSite({ dataDir: join(folder, name), settings })
    servers.push(server)
    stops.push(() => server.end())
  }
  const traffic: Traffic[] = []
  for (const { origin } of servers) {
    const { cookie } = await logIn(origin)
    traffic.push(await startTraffic({ origin, cookie, url: `saved-${traffic.length + 1}` }))
  }
  stops.push(() => Promise.all(traffic.map((each) => each.stop())))
  return { postgres, databaseUrl, servers, traffic }
}

/** @returns what is not as promised, in words. */
async function measure({ postgres, databaseUrl, servers, traffic }: UnderTest): Promise<string[]> {
  const faults: string[] = []
  const slowest = { recovered: 0, hearing: 0 }
  await sleep(between)
  console.log('      mode        away  failed  well again  hear each other')
  for (let time = 1; time <= times; time++) {
    const mode = time % 2 === 1 ? 'fast' : 'immediate'
    const sent = traffic.map(({ saved }) => saved())
    const pause = pauses[time % pauses.length] ?? 0
    const { outage, hearing } = await restart({ postgres, databaseUrl, servers }, { mode, pause })
    await sleep(between)
    const found = traffic.map((each) => recoveryOf(each.take(), outage))
    const recovered = Math.max(...found.map((each) => each.recovered))
    const failed = found.reduce((sum, each) => sum + each.failed, 0)
    const cells = [`${time}`.padStart(4), mode.padEnd(10), ...[ms(outage.to - outage.from), String(failed).padStart(6)]]
    console.log([...cells, ms(recovered).padStart(10), ms(hearing).padStart(15)].join('  '))

    slowest.recovered = Math.max(slowest.recovered, recovered)
    slowest.hearing = Math.max(slowest.hearing, hearing)
    const told = [...found.flatMap((each) => each.faults), ...(await lostSaves(databaseUrl, traffic, sent))]
    if (recovered > maxRecovery) told.push(`well again after ${ms(recovered)} only`)
    if (hearing > maxRecovery) told.push(`heard each other after ${ms(hearing)} only`)
    if (!servers.every((server) => server.runs())) told.push('a server has ended')
    faults.push(...told.map((fault) => `restart ${time}, ${mode}: ${fault}`))
  }
  const ended = servers.filter((server) => !server.runs()).length
  console.log(
    `${times} restarts: ${ended} of ${servers.length} servers ended, ${faults.length} faults, well again after ` +
      `${ms(slowest.recovered).trim()} and hearing each other after ${ms(slowest.hearing).trim()} at most`,
  )
  return faults
}

function ms(time: number): string {
  return `${time.toFixed(0)} ms`.padStart(7)
}

/** @returns when it was away, and the milliseconds from then until all servers were told of changes again. */
async function restart(
  { postgres, databaseUrl, servers }: Omit<UnderTest, 'traffic'>,
  { mode, pause }: { mode: 'fast' | 'immediate'; pause: number },
) {
  const from = performance.now()
  await postgres.end(mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
  await sleep(pause)
  const [client] = await Promise.all([connect(databaseUrl), postgres.start()])
  const outage: Outage = { from, to: client.since }
  const until = performance.now() + 10 * maxRecovery
  while ((await listening(client.client)) < servers.length && performance.now() < until) await sleep(5)
  const hearing = performance.now() - outage.to
  await client.client.end()
  return { outage, hearing }
}

/** Connects as soon as the database accepts it. */
async function connect(databaseUrl: string) {
  for (;;) {
    const client = new pg.Client({ connectionString: databaseUrl })
    try {
      await client.connect()
      return { client, since: performance.now() }
    } catch {
      await sleep(2)
    }
  }
}

/** How many servers hear of changes: each holds a lock meanwhile. */
async function listening(client: pg.Client): Promise<number> {
  const locks = "select 1 from pg_locks where locktype = 'advisory' and objid = 7201404 and granted"
  return (await client.query(locks)).rowCount ?? 0
}

/** Saves that were answered well before the restart, and are not there. */
async function lostSaves(databaseUrl: string, traffic: readonly Traffic[], answered: readonly number[]) {
  const { client } = await connect(databaseUrl)
  const { rows } = await client.query<{ page_id: number; content: string }>(
    "select page_id, content from page_contents where state = 'active'",
  )
  await client.end()
  const stored = ({ page }: Traffic) => numberOf(rows.find(({ page_id: id }) => id === page.id)?.content ?? '')
  return traffic.flatMap((each, index) => {
    const number = answered[index] ?? 0
    // what is no number is lost too
    return stored(each) >= number ? [] : [`save ${number} was answered, ${stored(each)} is there`]
  })
}
