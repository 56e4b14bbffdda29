import { parseShortcut } from '@sitewright/api-client/contract'
import { fail } from '../errors.ts'

/** A shortcut as it is stored. @throws {RefusedError} 400 for one that could not be reached or would hide something. */
export function toShortcut(typed: string): string {
  return parseShortcut(typed) ?? fail('shortcutReserved')
}
