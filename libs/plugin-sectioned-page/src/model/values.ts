import { fieldsOf, readNumber, type Fields } from '@sitewright/page-kit/values'

export interface Range {
  min: number
  max: number
}

/** The number, or the end of the range that is nearest to it. */
export function clamp(number: number, { min, max }: Range): number {
  return Math.min(Math.max(number, min), max)
}

/** The id of a file; 0, like anything that is none, means no file. */
export function readId(value: unknown): number | undefined {
  const id = readNumber(value)
  return id !== undefined && Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : undefined
}

/** The object without what is undefined in it, so that it equals itself after it has been JSON text. */
export function withoutUndefined(object: object): object {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))
}

/** One of these words; the first of them for anything else. */
export function readChoice<Choice extends string>(value: unknown, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices.find((each) => each === value) ?? choices[0]
}

export interface ListRule<Entry> {
  /** No more are read. */
  most: number
  /** What each entry is; it is given the fields of an object, of anything else none. */
  read: (fields: Fields) => Entry
  /** What there is where no list is. */
  blank: () => readonly Entry[]
}

/** The entries of a list. */
export function readList<Entry>(value: unknown, { most, read, blank }: ListRule<Entry>): readonly Entry[] {
  return Array.isArray(value) ? value.slice(0, most).map((each) => read(fieldsOf(each))) : blank()
}
