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

const surrogates = /\\u(?:d[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|(d[89a-f][\da-f]{2}))|\\./gis

/**
 * The same JSON, whose texts are well-formed Unicode: half of a pair of surrogates, which JSON can name and UTF-8 cannot
 * write, becomes the replacement character. What a server rendered would differ otherwise from what a browser makes of it.
 */
export function wellFormedJson(json: string): string {
  const written = json.toWellFormed()
  if (!/\\ud[89a-f]/i.test(written)) return written
  return written.replace(surrogates, (escape: string, half?: string) => (half === undefined ? escape : '\\ufffd'))
}

/** The value of a stored or sent JSON text, its texts well-formed; undefined where it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(wellFormedJson(text))
  } catch {
    return undefined
  }
}
