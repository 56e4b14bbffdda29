/** An object as JSON knows it, with fields of any kind. */
export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The fields of an object, of anything else none. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {}
}

export function readText(value: unknown, fallback = ''): string {
  return typeof value === 'string' ? value : fallback
}

/** A finite number, also one written as text; '' for anything else. */
export function readNumber(value: unknown): number | '' {
  if (typeof value === 'string' && value.trim() === '') return ''
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : ''
}
