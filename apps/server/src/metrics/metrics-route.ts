import type { FastifyInstance } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { promisify } from 'node:util'
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import { fail } from '../errors.ts'

export interface MetricsRouteOptions {
  registry: Registry
  /** Anyone who reads the metrics has to know it. */
  token: string
}

/** `GET /metrics` for Prometheus. Requests without the token are answered with 404. */
export function registerMetrics(app: FastifyInstance, { registry, token }: MetricsRouteOptions): void {
  const wanted = hashOf(`Bearer ${token}`)
  collectDefaultMetrics({ register: registry })
  registry.registerMetric(
    new Gauge({
      name: 'sitewright_http_connections',
      help: 'Open connections.',
      registers: [],
      async collect() {
        this.set(await promisify(app.server.getConnections.bind(app.server))())
      },
    }),
  )

  let utilization = performance.eventLoopUtilization()
  registry.registerMetric(
    new Gauge({
      name: 'nodejs_eventloop_utilization',
      help: 'Part of the time since the last reading in which the event loop was busy.',
      registers: [],
      collect() {
        const now = performance.eventLoopUtilization()
        this.set(performance.eventLoopUtilization(now, utilization).utilization)
        utilization = now
      },
    }),
  )

  app.route({
    method: ['GET', 'HEAD'],
    url: '/metrics',
    async handler({ headers }, reply) {
      // hashes are of one length, so that the comparison takes as long whatever was sent
      if (!timingSafeEqual(hashOf(headers.authorization ?? ''), wanted)) return fail('notFound')
      return reply
        .header('Cache-Control', 'no-store')
        .type(registry.contentType)
        .send(await registry.metrics())
    },
  })
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
