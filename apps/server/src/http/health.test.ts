import Fastify from 'fastify'
import os from 'node:os'
import { describe, expect, it } from 'vitest'
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
