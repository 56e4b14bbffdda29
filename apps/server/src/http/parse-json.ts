import type { FastifyInstance, FastifyRequest } from 'fastify'
import { wellFormedJson } from '@sitewright/page-kit/server'
import { createError } from '../errors.ts'

type Done = (error: Error | null, body?: unknown) => void

/** Lists and objects within each other: far more than any call takes. */
const deepest = 100

/** Lists and objects of one body: far more than any call takes. Each takes much longer to go through than to send. */
const maxGroups = 100_000

/**
 * Reads a JSON body. A key that would reach an object's prototype is refused, and so is text with a zero character:
 * PostgreSQL cannot store it, and both databases are to answer alike. Half of a pair of
 * surrogates becomes the replacement character. What would take long to read is refused unread.
 */
export function parseJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error') as (
    request: FastifyRequest,
    text: string,
    done: Done,
  ) => void

  return (request: FastifyRequest, text: string, done: Done): void => {
    if (isWelcome(text)) parse(request, wellFormedJson(text), done)
    else done(createError('malformed'))
  }
}

/**
 * Goes through the text once, which takes less time than parsing it. Of text that is no JSON it may say anything: parsing
 * refuses that.
 */
function isWelcome(text: string): boolean {
  let depth = 0
  let groups = 0
  let inText = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (inText) {
      if (character === '"') inText = false
      else if (character === '\\') {
        if (text.startsWith('u0000', at + 1)) return false
        at++
      }
    } else if (character === '"') inText = true
    else if (character === '[' || character === '{') {
      if (++depth > deepest || ++groups > maxGroups) return false
    } else if (character === ']' || character === '}') depth--
  }
  return true
}
