import { RefusedError } from '@sitewright/page-kit/server'

/** @throws {RefusedError} 400 with this text. */
export function refuse(message: string): never {
  throw new RefusedError(400, message)
}

/** @throws {RefusedError} 404, the same for whatever is not there, or not for the caller. */
export function notFound(): never {
  throw new RefusedError(404, 'Not found')
}

/** @throws {RefusedError} 409 with this text. */
export function conflict(message: string): never {
  throw new RefusedError(409, message)
}
