/** An object as JSON knows it, with fields of any kind. */
export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The fields of an object, of anything else none. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {}
}

/** A number, also one written as text; undefined for anything else. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'string' && value.trim() === '') return undefined
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

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

export function readText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The object without what is undefined in it, so that it equals itself after it has been JSON text. */
export function withoutUndefined(object: object): object {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))
}
