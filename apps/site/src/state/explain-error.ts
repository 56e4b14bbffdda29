import { isApiError, isUnreachable, refusalReason, type ApiError } from '@sitewright/api-client'

const stillHere = 'What you typed is still here.'

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
  if (status === 0) return `There is no connection to the site. ${stillHere}`
  if (isUnreachable(error)) return `The site does not answer at the moment. ${stillHere}`
  if (status === 401) return `You are not logged in. Log in to go on. ${stillHere}`
  if (status === 403) return explainNeeds(hints.needs)
  if (status === 404) return 'It is no longer there. Somebody may have deleted it.'
  if (status === 413) return 'It is too large for this site.'
  if (status === 429) return `There were too many attempts. Try again ${inTime(hints.retryAfter)}.`
  if (status === 507) return 'There is no space left on the server.'
  if (status < 500) return `The site did not accept what was sent (${status}).`
  const id = typeof body['id'] === 'string' ? `, ${body['id']}` : ''
  return `Something went wrong on the server (${status}${id}).`
}

function explainNeeds(needs: readonly string[] | undefined): string {
  if (!needs) return 'Your account does not have the permission for this.'
  const [only, ...more] = needs
  return more.length === 0
    ? `Your account does not have the permission ${only}.`
    : `Your account has none of the permissions ${needs.join(', ')}.`
}

function inTime(seconds: number | undefined): string {
  if (seconds === undefined) return 'later'
  if (seconds <= 1) return 'now'
  if (seconds < 100) return `in ${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 100 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`
}
