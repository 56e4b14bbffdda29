import { sql } from 'kysely'
import fs from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { createReadiness, type ReadinessPart } from './readiness.ts'

const metricsToken = 'a-token-for-prometheus-only'
const usable = { disk: 'ok', database: 'ok', migrations: 'ok', storage: 'ok' }

let server: TestServer
beforeEach(async () => {
  server = await createTestServer({ metricsToken })
})

async function ready() {
  const reply = await server.app.inject('/readyz')
  return [reply.statusCode, reply.json()]
}

const allBut = (...parts: ReadinessPart[]) => [
  503,
  { status: 'unavailable', parts: { ...usable, ...Object.fromEntries(parts.map((part) => [part, 'failed'])) } },
]

/** As long as an answer holds. */
const later = () => (server.time.now += 1000)

describe('readyz', () => {
  afterEach(() => server.close())

  it('says of each part whether it can be used, and no details', async () => {
    expect(await ready()).toEqual([200, { status: 'ok', parts: usable }])
    const { raw } = server.services.database
    await sql`update kysely_migration set name = 'x' where name = '0001-core'`.execute(raw)
    later()
    expect(await ready()).toEqual(allBut('migrations'))
    await sql`update kysely_migration set name = '0001-core' where name = 'x'`.execute(raw)
    fs.rmSync(server.dataDir, { recursive: true })
    later()
    const gone = await ready()
    fs.mkdirSync(server.dataDir)
    expect(gone).toEqual(allBut('storage'))
  })

  it('asks at most once a second, however often it is asked itself', async () => {
    let asked = 0
    const files = { read: async () => void asked++ }
    const { services, dataDir, time } = server
    const readiness = createReadiness({ database: services.database, files, dataDir, clock: () => time.now })
    const first = await Promise.all([readiness(), readiness(), readiness()])
    time.now += 999
    expect([await readiness(), ...first]).toEqual([usable, usable, usable, usable])
    expect(asked).toBe(1)
    time.now += 1
    await readiness()
    expect(asked).toBe(2)
    // a clock that is set back
    time.now -= 60_000
    await readiness()
    expect(asked).toBe(3)
  })

  it('is told by the metrics too, beside the version of the program', async () => {
    const metrics = async () =>
      (await server.get('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } })).body
    const { version } = JSON.parse(fs.readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
      version: string
    }
    expect(await metrics()).toContain(`sitewright_build_info{version="${version}",node="${process.versions.node}"} 1\n`)
    for (const part of Object.keys(usable)) expect(await metrics()).toContain(`sitewright_ready{part="${part}"} 1\n`)
    fs.rmSync(server.dataDir, { recursive: true })
    later()
    const body = await metrics()
    fs.mkdirSync(server.dataDir)
    expect(body).toContain('sitewright_ready{part="storage"} 0\n')
    expect(body).toContain('sitewright_ready{part="database"} 1\n')
  })
})

it('reports an unreachable database', async () => {
  await server.services.database.close()
  expect(await ready()).toEqual(allBut('database', 'migrations'))
  fs.rmSync(server.dataDir, { recursive: true })
})
