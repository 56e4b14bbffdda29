import { textOf, type Told } from '@sitewright/messages'
import { refuse } from '@sitewright/page-kit/server'
import { readNumber } from '@sitewright/page-kit/values'
import { type Range } from '../model/values.ts'
import { refusals } from './refused-names.ts'

export interface NumberRule extends Range {
  /** What the number is, at the beginning of a sentence. */
  name: Told
}

/**
 * Refuses what is neither absent, empty nor a number in the range.
 *
 * @throws {RefusedError} 400
 */
export function assertNumber(value: unknown, { name, min, max }: NumberRule): void {
  if (value === undefined || value === null || value === '') return
  const number = readNumber(value)
  if (number === undefined || number < min || number > max)
    refuse(() => refusals.number({ name: textOf(name), min, max }))
}
