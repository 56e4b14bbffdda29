import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inRequest } from './request-ids.ts'
import type { RouteKind } from './route-kind.ts'
import { redactPath } from './redact-path.ts'
import type { Metrics } from './site-metrics.ts'

export interface ObserveOptions {
  metrics: Pick<Metrics, 'answered'>
  log: FastifyBaseLogger
  kindOf: (route: string | undefined) => RouteKind
}

/** Answers from memory, which get no line in the log at its default level. */
const quiet: ReadonlySet<RouteKind> = new Set(['file', 'asset', 'other'])

type Level = 'debug' | 'info' | 'warn'

/** The log's own levels, from the least important one. */
const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/**
 * Gives each answer its request's id, counts it and logs it. To be added before any other hook, so that whatever they
 * log bears the id.
 */
export function observeRequests(app: FastifyInstance, { metrics, log, kindOf }: ObserveOptions): void {
  // a line that nobody will see is not even made
  const isLogged = (level: Level) => levels.indexOf(level) >= levels.indexOf(log.level)
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id)
    inRequest(request.id, done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const kind = kindOf(request.routeOptions.url)
    const { statusCode: status, elapsedTime: ms } = reply
    metrics.answered(kind, { method: request.method, status, seconds: ms / 1000 })
    const level = levelOf(kind, status)
    if (isLogged(level)) log[level](lineOf(request, reply), 'answered')
    done()
  })
}

function levelOf(kind: RouteKind, status: number): Level {
  if (status >= 500) return 'warn'
  return quiet.has(kind) ? 'debug' : 'info'
}

function lineOf({ id, method, ip, url, routeOptions }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply) {
  const isPage = routeOptions.url === '/*'
  return {
    reqId: id,
    method,
    route: routeOptions.url ?? 'none',
    // what calls are about is in their query or body; a page has no other name than its path
    ...(isPage ? { path: redactPath(url) } : {}),
    status: statusCode,
    ms: Math.round(elapsedTime * 100) / 100,
    address: ip,
  }
}
