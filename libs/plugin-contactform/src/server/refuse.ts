import { RefusedError } from '@sitewright/page-kit/server'

/** @throws {RefusedError} 400 with this text. */
export function refuse(message: string): never {
  throw new RefusedError(400, message)
}

/** @throws {RefusedError} 404, the same for whatever is not there. */
export function notFound(): never {
  throw new RefusedError(404, 'Not found')
}

/** Refuses what is neither absent nor a text of that length. */
export function assertText(value: unknown, { name, longest }: { name: string; longest: number }): void {
  if (value === undefined || value === null) return
  if (typeof value !== 'string') refuse(`${name} must be a text`)
  if (value.length > longest) refuse(`${name} must have at most ${longest} characters`)
}
