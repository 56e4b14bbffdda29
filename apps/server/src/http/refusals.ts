import { RefusedError } from '@sitewright/page-kit/server'

/** Every refusal of the server: its status and the text that callers get. */
export const refusals = {
  malformed: { status: 400, message: 'The request is not well-formed' },
  notSignedIn: { status: 401, message: 'Permission denied' },
  permissionDenied: { status: 403, message: 'Permission denied' },
  crossSite: { status: 403, message: 'This call must come from the site itself' },
  notFound: { status: 404, message: 'Not found' },
  wrongMethod: { status: 405, message: 'Method not allowed' },
  changedMeanwhile: { status: 409, message: 'The page was changed by somebody else meanwhile' },
  shortcutTaken: { status: 409, message: 'This URL shortcut is already in use' },
  shortcutReserved: { status: 400, message: 'This URL shortcut cannot be used' },
  endBeforeStart: { status: 400, message: 'The publishing end must be after the publishing start' },
  tooLarge: { status: 413, message: 'The request is too large' },
  wrongType: { status: 415, message: 'The content type must be application/json' },
  internal: { status: 500, message: 'Something went wrong on the server' },
  busy: { status: 503, message: 'The server is busy, please try again' },
} as const

export type Refusal = keyof typeof refusals

/** @throws {RefusedError} always. */
export function refuse(name: Refusal, details?: Readonly<Record<string, unknown>>): never {
  throw refusal(name, details)
}

export function refusal(name: Refusal, details?: Readonly<Record<string, unknown>>): RefusedError {
  const { status, message } = refusals[name]
  return new RefusedError(status, message, details)
}
