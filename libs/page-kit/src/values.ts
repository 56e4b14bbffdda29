/** An object as JSON knows it, with fields of any kind. */
export type Fields = Readonly<Record<string, unknown>>

/** True for an object that is no list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The fields of an object, of anything else none. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {}
}

/** A text, and the fallback for anything else. */
export function readText(value: unknown, fallback = ''): string {
  return typeof value === 'string' ? value : fallback
}

/** A finite number, also one written as text; undefined for anything else. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'string' && value.trim() === '') return undefined
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
