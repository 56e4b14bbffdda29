import { RefusedError } from '@sitewright/page-kit/server'

/** @throws {RefusedError} 409 with this text and this code. */
export function conflict(message: string, code: string): never {
  throw new RefusedError(409, message, {}, code)
}
