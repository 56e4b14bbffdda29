import { inLanguage, type Language } from '@sitewright/messages'
import { RefusedError, refusalBody } from '@sitewright/page-kit/server'
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isGone } from '../db/gone.ts'
import { isBusy } from '../db/sqlite-dialect.ts'
import { isDiskFailed, isStorageFailing, isStorageFull } from '../db/storage-errors.ts'
import { isOverloaded, isUnreachable } from '../db/unreachable.ts'
import { wantsPage, writeErrorPage, type SiteFace } from './error-page.ts'
import { codeOf, createError } from '../errors.ts'

/** Seconds after which a server that is busy, or has had enough of a caller, may be asked again. */
const retryAfter = { busy: 2, tooMany: 60 }

export type AnswerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply

/**
 * The one place where an error becomes an answer: `{ error, code }`, or a page for anyone who opened the address in a browser;
 * short, with nothing of the inside.
 *
 * @param face how the site is known at this moment, without asking anybody.
 * @param language that of the person who reads the answer, as far as that is known at this moment.
 */
export function createErrorAnswers(face: () => SiteFace, language: (request: FastifyRequest) => Language): AnswerError {
  function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const refused = toRefusedError(error, request.log)
    const wait = waitFor(refused)
    if (wait !== undefined) void reply.header('Retry-After', wait)
    // by its id the log knows what went wrong
    const id = refused.status >= 500 ? { id: request.id } : {}
    void reply.code(refused.status).header('Cache-Control', 'no-store')
    if (!wantsPage(request)) return reply.send({ ...refusalBody(refused), ...id })
    const isRepeatable = request.method === 'GET' || request.method === 'HEAD'
    const page = { message: refused.text(), wait, ...id, elsewhere: samePageAt(refused, request), isRepeatable }
    const { html, headers } = writeErrorPage(page, face())
    return reply.headers(headers).send(html)
  }

  return (error, request, reply) => inLanguage(language(request), () => answerError(error, request, reply))
}

/** The page that somebody comes from, at the site's only address; undefined where that is not what is wrong. */
function samePageAt({ code, details }: RefusedError, { headers }: FastifyRequest): string | undefined {
  if (code !== codeOf('otherAddress')) return undefined
  return `${String(details['address'])}${URL.parse(headers.referer ?? '')?.pathname ?? '/'}`
}

/** The seconds of Retry-After; a refusal for too many attempts knows its own. */
function waitFor({ status, details }: RefusedError): number | undefined {
  if (status === 503) return retryAfter.busy
  if (status !== 429) return undefined
  return typeof details['retryAfter'] === 'number' ? details['retryAfter'] : retryAfter.tooMany
}

/** What a caller may learn of an error; anything unexpected is logged and hidden. */
export function toRefusedError(error: unknown, log: FastifyBaseLogger): RefusedError {
  if (error instanceof RefusedError) return error
  // what is wrong with the request itself: one that its sender broke off looks like a lost database otherwise
  const status = (error as FastifyError).statusCode
  if (status === 413) return createError('tooLarge')
  if (status === 415) return createError('wrongType')
  if (status !== undefined && status >= 400 && status < 500) return createError('malformed')
  if (isGone(error)) {
    log.warn({ err: error }, 'what it is about was deleted meanwhile')
    return createError('notFound')
  }
  if (isStorageFull(error)) {
    log.error({ err: error }, 'the disk is full')
    return createError('storageFull')
  }
  if (isBusy(error) || isUnreachable(error) || isOverloaded(error)) {
    log.warn({ err: error }, 'the database is busy or unavailable')
    return createError('busy')
  }
  if (isDiskFailed(error)) {
    log.error({ err: error }, 'the disk has failed')
    return createError('diskFailed')
  }
  if (isStorageFailing(error)) {
    log.error({ err: error }, 'the database failed')
    return createError('busy')
  }
  log.error({ err: error }, 'unexpected error')
  return createError('internal')
}
