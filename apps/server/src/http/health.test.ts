import Fastify from 'fastify'
import os from 'node:os'
import { describe, expect, it } from 'vitest'
import { freeSpaceIn, registerHealth } from './health.ts'

async function healthWith(freeSpace: () => Promise<number>): Promise<[number, unknown]> {
  const app = Fastify()
  registerHealth(app, freeSpace)
  const reply = await app.inject('/healthz')
  await app.close()
  return [reply.statusCode, reply.json()]
}

describe('healthz', () => {
  it('is well while there is room on the disk', async () => {
    expect(await healthWith(async () => 64 * 1024 * 1024)).toEqual([200, { status: 'ok' }])
  })

  it('tells of a disk that is nearly full, and of one that cannot be asked (F3)', async () => {
    expect(await healthWith(async () => 64 * 1024 * 1024 - 1)).toEqual([200, { status: 'degraded' }])
    expect(await healthWith(() => Promise.reject(new Error('gone')))).toEqual([200, { status: 'degraded' }])
  })

  it('asks the disk that a folder lies on', async () => {
    expect(await freeSpaceIn(os.tmpdir())).toBeGreaterThan(0)
    await expect(freeSpaceIn('/no/such/folder')).rejects.toThrow('ENOENT')
  })
})
