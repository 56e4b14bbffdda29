import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createError } from '../errors.ts'

type Done = (error: Error | null, body?: unknown) => void

/**
 * Reads a JSON body. A key that would reach an object's prototype is refused, and so is text with a zero character:
 * PostgreSQL cannot store it, and both databases are to answer alike.
 */
export function parseJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error') as (
    request: FastifyRequest,
    text: string,
    done: Done,
  ) => void

  return (request: FastifyRequest, text: string, done: Done): void =>
    parse(request, text, (error, body) => {
      // the quick look at the text is enough for nearly every body
      const suspect = error === null && text.includes('\\u0000') && hasZeroCharacter(body)
      if (suspect) done(createError('malformed'))
      else done(error, body)
    })
}

function hasZeroCharacter(value: unknown): boolean {
  const open: unknown[] = [value]
  for (const item of open) {
    if (typeof item === 'string' && item.includes('\0')) return true
    if (typeof item === 'object' && item !== null) for (const inner of Object.entries(item).flat()) open.push(inner)
  }
  return false
}
