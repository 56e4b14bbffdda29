import { refuse } from '@sitewright/page-kit/server'
import { texts } from './messages.ts'

/**
 * A name as it is stored: one line, without space around it.
 *
 * @throws {RefusedError} 400 for one with line ends or other control characters.
 */
export function nameOf(typed: string): string {
  const name = typed.trim()
  if (/[\p{Cc}\u2028\u2029]/u.test(name)) refuse(texts.oneLine)
  return name
}
