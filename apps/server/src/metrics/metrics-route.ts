import type { FastifyInstance } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { promisify } from 'node:util'
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import { fail } from '../errors.ts'
import type { Readiness } from '../http/readiness.ts'

export interface MetricsRouteOptions {
  registry: Registry
  /** Anyone who reads the metrics has to know it. */
  token: string
  /** Of the program. */
  version: string
  readiness: () => Promise<Readiness>
}

/** `GET /metrics` for Prometheus. Requests without the token are answered with 404. */
export function registerMetrics(app: FastifyInstance, options: MetricsRouteOptions): void {
  const { registry, token } = options
  const wanted = hashOf(`Bearer ${token}`)
  collectDefaultMetrics({ register: registry })
  addServerMetrics(app, options)

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

/** What the server is, and in what state: read whenever somebody asks for the metrics. */
function addServerMetrics(app: FastifyInstance, { registry, version, readiness }: MetricsRouteOptions): void {
  new Gauge({
    name: 'sitewright_build_info',
    help: 'Always 1: the versions of the program and of Node that the server runs.',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version, node: process.versions.node }, 1)
  registry.registerMetric(
    new Gauge({
      name: 'sitewright_ready',
      help: 'Whether a part that the server needs can be used, as /readyz says.',
      labelNames: ['part'],
      registers: [],
      async collect() {
        for (const [part, state] of Object.entries(await readiness())) this.set({ part }, state === 'ok' ? 1 : 0)
      },
    }),
  )
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
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
