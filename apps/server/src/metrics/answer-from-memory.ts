import type { FastifyBaseLogger } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { redactPath } from './redact-path.ts'
import type { Metrics } from './site-metrics.ts'

/** @returns true if the request was answered. */
export type Serve = (request: IncomingMessage, response: ServerResponse, id: string) => boolean

export interface MemoryAnswersOptions {
  page: Serve
  file: Serve
  idOf: (request: IncomingMessage) => string
  metrics: Pick<Metrics, 'answered' | 'htmlCacheRead'>
  log: FastifyBaseLogger
}

/**
 * Answers with what is kept in memory, before any routing, and counts it. It is what most requests are answered with, so
 * it is logged only where everything is.
 *
 * @returns true if the request was answered.
 */
export function answerFromMemory({ page, file, idOf, metrics, log }: MemoryAnswersOptions) {
  const isLogged = log.level === 'debug' || log.level === 'trace'

  return function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const id = idOf(request)
    const isPage = page(request, response, id)
    if (!isPage && !file(request, response, id)) return false
    const kind = isPage ? 'page' : 'file'
    const { method, url = '' } = request
    const { statusCode: status } = response
    // some hundredths of a millisecond: to look at the clock twice would take longer than to count it
    metrics.answered(kind, { method, status, seconds: 0 })
    if (isPage) metrics.htmlCacheRead(true)
    if (isLogged)
      log.debug({ reqId: id, method, route: kind, path: redactPath(url), status, ms: 0 }, 'answered from memory')
    return true
  }
}
