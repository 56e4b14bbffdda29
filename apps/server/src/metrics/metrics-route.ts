import type { FastifyInstance } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import { fail } from '../errors.ts'
import { addProcessMetrics } from './process-metrics.ts'
import type { Registry } from './registry.ts'

export interface MetricsRouteOptions {
  registry: Registry
  /** Whoever reads the metrics has to know it. */
  token: string
}

/** `GET /metrics` for Prometheus. Whoever does not know the token is told that there is no such thing. */
export function registerMetrics(app: FastifyInstance, { registry, token }: MetricsRouteOptions): void {
  const wanted = hashOf(`Bearer ${token}`)
  const stopWatching = addProcessMetrics(registry)
  registry.lookUp(
    { name: 'sitewright_http_connections', help: 'Open connections.', type: 'gauge' },
    () => new Promise((resolve) => app.server.getConnections((error, count) => resolve(error ? 0 : count))),
  )
  app.addHook('onClose', async () => stopWatching())

  app.route({
    method: ['GET', 'HEAD'],
    url: '/metrics',
    async handler({ headers }, reply) {
      // hashes are of one length, so that the comparison takes as long whatever was sent
      if (!timingSafeEqual(hashOf(headers.authorization ?? ''), wanted)) return fail('notFound')
      return reply
        .header('Cache-Control', 'no-store')
        .type('text/plain; version=0.0.4; charset=utf-8')
        .send(await registry.text())
    },
  })
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
