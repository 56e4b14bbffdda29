import { refusalBody } from '@sitewright/page-kit/server'
import { createError, type ErrorName } from '../errors.ts'

/** The body of an answer that refuses, as the table of errors has it. */
export function refusal(name: ErrorName, details?: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return refusalBody(createError(name, details))
}
