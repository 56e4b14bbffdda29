import type { ByteRange } from './file-store.ts'

/**
 * What a Range header asks of so many bytes (RFC 9110 §14).
 *
 * @returns undefined for the whole: without a header, and for one that is malformed or asks for several parts, which a
 * server may ignore; 'unsatisfiable' when it asks for what is not there.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return lastBytes(Number(last), size)
  const start = Number(first)
  const end = last === '' ? size - 1 : Number(last)
  if (last !== '' && end < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end: Math.min(end, size - 1) }
}

function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' {
  return count === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(size - count, 0), end: size - 1 }
}
