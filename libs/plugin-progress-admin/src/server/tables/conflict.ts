import { RefusedError } from '@sitewright/page-kit/server'

/** @throws {RefusedError} 409 with this text, this code and these further fields. */
export function conflict(
  message: string | (() => string),
  code: string,
  details: Readonly<Record<string, unknown>> = {},
): never {
  throw new RefusedError(409, message, details, code)
}
