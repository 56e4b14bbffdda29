import { RefusedError } from '@sitewright/page-kit/server'
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isBusy } from '../db/sqlite-dialect.ts'
import { refusal } from './refusals.ts'

/** Seconds after which a busy server may be asked again. */
const retryAfter = 2

/** The one place where an error becomes an answer: `{ error }`, short, with nothing of the inside. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = toRefusal(error, request.log)
  if (refused.status === 503) void reply.header('Retry-After', retryAfter)
  return reply
    .code(refused.status)
    .header('Cache-Control', 'no-store')
    .send({ error: refused.message, ...refused.details })
}

/** What a caller may learn of an error; anything unexpected is logged and hidden. */
export function toRefusal(error: unknown, log: FastifyBaseLogger): RefusedError {
  if (error instanceof RefusedError) return error
  if (isBusy(error) || isUnreachableDatabase(error)) {
    log.warn({ err: error }, 'the database is busy')
    return refusal('busy')
  }
  const status = (error as FastifyError).statusCode
  if (status === 413) return refusal('tooLarge')
  if (status === 415) return refusal('wrongType')
  if (status !== undefined && status >= 400 && status < 500) return refusal('malformed')
  log.error({ err: error }, 'unexpected error')
  return refusal('internal')
}

/** PostgreSQL's classes for 'no connection' and 'shutting down', and the socket errors beneath them. */
function isUnreachableDatabase(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const message = error instanceof Error ? error.message : ''
  return (
    /^(08|57P|53)/.test(code) ||
    code === 'ECONNREFUSED' ||
    code === 'ECONNRESET' ||
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(message)
  )
}
