import type { FastifyInstance } from 'fastify'
import { statfs } from 'node:fs/promises'
import type { Database } from '../db/database.ts'
import { errorText } from '../errors.ts'

/** Bytes of free disk space below which saving may soon fail. */
const scarce = 64 * 1024 * 1024

export interface HealthOptions {
  /** Bytes that may still be written. */
  freeSpace: () => Promise<number>
  /** Why the disk is not written to any more. */
  diskFailure?: Database['diskFailure']
}

/**
 * `GET /healthz`: `ok` once the server is ready, `degraded` while the disk is nearly full or cannot be asked. Reading goes
 * on then, so both are 200. `failed` with 503 and the reason where nothing can be saved until the server is started again.
 */
export function registerHealth(app: FastifyInstance, { freeSpace, diskFailure }: HealthOptions): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/healthz',
    async handler(_, reply) {
      void reply.header('Cache-Control', 'no-store')
      if (diskFailure?.()) return reply.code(503).send({ status: 'failed', reason: errorText('diskFailed') })
      const free = await freeSpace().catch(() => 0)
      return reply.send({ status: free < scarce ? 'degraded' : 'ok' })
    },
  })
}

/** Bytes that may still be written into a folder. */
export async function freeSpaceIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
