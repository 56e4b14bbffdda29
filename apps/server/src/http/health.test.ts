import Fastify from 'fastify'
import fs from 'node:fs'
import os from 'node:os'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createTestServer } from '../testing/test-server.ts'
import { freeSpaceIn, registerHealth } from './health.ts'

async function healthWith(freeSpace: () => Promise<number>): Promise<[number, unknown]> {
  const app = Fastify()
  registerHealth(app, { freeSpace })
  const reply = await app.inject('/healthz')
  await app.close()
  return [reply.statusCode, reply.json()]
}

describe('healthz', () => {
  it('is ok while there is space on the disk', async () => {
    expect(await healthWith(async () => 64 * 1024 * 1024)).toEqual([200, { status: 'ok' }])
  })

  it('reports a disk that is nearly full, and one that cannot be checked (F3)', async () => {
    expect(await healthWith(async () => 64 * 1024 * 1024 - 1)).toEqual([200, { status: 'degraded' }])
    expect(await healthWith(() => Promise.reject(new Error('gone')))).toEqual([200, { status: 'degraded' }])
  })

  it('checks the disk that a folder is on', async () => {
    expect(await freeSpaceIn(os.tmpdir())).toBeGreaterThan(0)
    await expect(freeSpaceIn('/no/such/folder')).rejects.toThrow('ENOENT')
  })
})

describe('readyz', () => {
  it('says which part cannot be used, and no details', async () => {
    const server = await createTestServer()
    const ready = async () => {
      const reply = await server.get('/readyz')
      return [reply.statusCode, reply.json()]
    }
    expect(await ready()).toEqual([200, { status: 'ok' }])
    const { raw } = server.services.database
    await sql`update kysely_migration set name = 'x' where name = '0001-core'`.execute(raw)
    expect(await ready()).toEqual([503, { status: 'unavailable', failed: ['migrations'] }])
    await sql`update kysely_migration set name = '0001-core' where name = 'x'`.execute(raw)
    fs.rmSync(server.dataDir, { recursive: true })
    const gone = await ready()
    fs.mkdirSync(server.dataDir)
    expect(gone).toEqual([503, { status: 'unavailable', failed: ['storage'] }])
    await server.close()
  })

  it('reports an unreachable database', async () => {
    const server = await createTestServer()
    const { app } = server
    await server.services.database.close()
    const reply = await app.inject('/readyz')
    expect([reply.statusCode, reply.json()]).toEqual([
      503,
      { status: 'unavailable', failed: ['database', 'migrations'] },
    ])
    fs.rmSync(server.dataDir, { recursive: true })
  })
})
