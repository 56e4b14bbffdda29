import { isApiError, isUnreachable, refusalReason, type ApiError } from '@sitewright/api-client'
import { listFormat } from '@sitewright/messages'
import { texts } from './messages.ts'

/** Refusals whose text says no more than the status does. */
const bare: ReadonlySet<string | undefined> = new Set([
  'malformed',
  'not-logged-in',
  'permission-denied',
  'not-found',
  'too-large',
  'too-many-attempts',
  'internal',
])

/**
 * What is behind a call that failed, in words for the person who made it: the server's own, where they say more than its
 * status.
 *
 * @param error several of them for what took several calls.
 * @returns undefined for what is no error of a call.
 */
export function explainError(error: unknown): string | undefined {
  const failed = [error].flat().filter(isApiError)
  const first = failed.find(({ status }) => status === 507) ?? failed[0]
  if (!first) return undefined
  const said = refusalReason(first)
  return said === undefined || isBare(first) ? explainStatus(first) : said
}

/** A server of the version before codes, which answers while the site is updated, says of a 401 only ‘Permission denied’. */
function isBare({ status, code, body }: ApiError): boolean {
  return bare.has(code) || (status === 401 && code === undefined && body['error'] === 'Permission denied')
}

function explainStatus(error: ApiError): string {
  const { status, hints, body } = error
  if (status === 0) return `${texts.noConnection()} ${texts.stillHere()}`
  if (isUnreachable(error)) return `${texts.noAnswer()} ${texts.stillHere()}`
  if (status === 401) return `${texts.notLoggedIn()} ${texts.stillHere()}`
  if (status === 403) return explainNeeds(hints.needsTitles ?? hints.needs)
  if (status === 404) return texts.gone()
  if (status === 413) return texts.tooLarge()
  if (status === 429) return tryAgain(hints.retryAfter)
  if (status === 507) return texts.noSpace()
  if (status < 500) return texts.notAccepted({ status: String(status) })
  const id = typeof body['id'] === 'string' ? `, ${body['id']}` : ''
  return texts.broken({ what: `${status}${id}` })
}

function explainNeeds(needs: readonly string[] | undefined): string {
  if (!needs) return texts.noPermission()
  const [only = '', ...more] = needs
  return more.length === 0
    ? texts.needsOne({ name: only })
    : texts.needsAny({ names: listFormat().format(needs.map((name) => texts.named({ name }))) })
}

function tryAgain(seconds: number | undefined): string {
  if (seconds === undefined) return texts.tryLater()
  if (seconds <= 1) return texts.tryNow()
  if (seconds < 100) return texts.tryInSeconds({ seconds })
  const minutes = Math.ceil(seconds / 60)
  return minutes < 100 ? texts.tryInMinutes({ minutes }) : texts.tryInHours({ hours: Math.ceil(minutes / 60) })
}
