import { readNumber } from '@sitewright/page-kit/values'

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
