import type { FastifyInstance } from 'fastify'
import { statfs } from 'node:fs/promises'

/** Bytes of free disk space below which saving may soon fail. */
const scarce = 64 * 1024 * 1024

/**
 * `GET /healthz`: `ok` once the server is ready, `degraded` while the disk is nearly full or cannot be asked. Reading goes
 * on then, so both are 200.
 */
export function registerHealth(app: FastifyInstance, freeSpace: () => Promise<number>): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/healthz',
    async handler(_, reply) {
      const free = await freeSpace().catch(() => 0)
      return reply.header('Cache-Control', 'no-store').send({ status: free < scarce ? 'degraded' : 'ok' })
    },
  })
}

/** Bytes that may still be written into a folder. */
export async function freeSpaceIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
