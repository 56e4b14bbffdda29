import { RefusedError } from '@sitewright/page-kit/server'

/** @throws {RefusedError} 409 with this text. */
export function conflict(message: string): never {
  throw new RefusedError(409, message)
}
