import { readNumber } from '@sitewright/page-kit/values'
import { onValues } from '../../model/messages.ts'

/**
 * What is in a number field: a number; or the text of what was typed, where the number would not give it back, such as
 * '007431' and '12,50'; '' for nothing. Text may be no number at all.
 */
export type Written = number | string

const decimal = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?$/i
const grouped = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+$/

/** Of what was typed, sent or stored. */
export function readWritten(value: unknown): Written {
  if (typeof value !== 'string') return readNumber(value) ?? ''
  const text = value.trim()
  return text !== '' && String(Number(text)) === text && Number.isFinite(Number(text)) ? Number(text) : text
}

/** The number that is meant; a comma is the decimal one. Undefined where it is none. */
function numberOf(written: Written): number | undefined {
  if (typeof written === 'number') return written
  const text = written.replace('\u2212', '-')
  return decimal.test(text) && !grouped.test(text) ? readNumber(text.replace(',', '.')) : undefined
}

/** What is wrong with it; undefined: nothing. */
export function problemOfNumber(written: Written, { Min, Max }: { Min: number | ''; Max: number | '' }) {
  const number = numberOf(written)
  if (number === undefined) return grouped.test(String(written)) ? onValues.groupedNumber() : onValues.notANumber()
  if (Min !== '' && number < Min) return onValues.tooSmall({ min: String(Min) })
  if (Max !== '' && number > Max) return onValues.tooGreat({ max: String(Max) })
  return undefined
}
