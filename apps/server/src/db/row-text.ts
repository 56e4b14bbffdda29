import { createHash } from 'node:crypto'

/** A row of any table, by its columns. */
export type Row = Readonly<Record<string, unknown>>

/** Bytes have no form in JSON. */
interface BytesText {
  $bytes: string
}

/**
 * One line of JSON that says the same for the same row on both databases: columns in the order of their names, and true
 * and false as 1 and 0.
 *
 * @throws {TypeError} for a value that is no number, text, bytes or null.
 */
export function rowToText(row: Row): string {
  const columns = Object.keys(row).sort()
  return JSON.stringify(Object.fromEntries(columns.map((column) => [column, neutral(row[column], column)])))
}

/** The row of such a line. */
export function rowFromText(text: string): Row {
  const row = JSON.parse(text) as Record<string, unknown>
  for (const [column, value] of Object.entries(row))
    if (isBytes(value)) row[column] = Buffer.from(value.$bytes, 'base64')
  return row
}

function neutral(value: unknown, column: string): number | string | null | BytesText {
  if (value === null || typeof value === 'number' || typeof value === 'string') return value
  if (typeof value === 'boolean') return Number(value)
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') }
  throw new TypeError(`The column '${column}' holds a value that is no number, text or bytes`)
}

function isBytes(value: unknown): value is BytesText {
  return typeof value === 'object' && value !== null && '$bytes' in value
}

/** How many rows a table has, and what they say in sum, in whatever order they come. */
export interface TableChecksum {
  rows: number
  /** The sum of the SHA-256 of all lines, modulo 2^256, hexadecimal. */
  sum: string
}

export interface TableChecksummer {
  add: (line: string) => void
  result: () => TableChecksum
}

export function createTableChecksummer(): TableChecksummer {
  let rows = 0
  let sum = 0n
  return {
    add(line) {
      rows++
      sum = BigInt.asUintN(256, sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`))
    },
    result: () => ({ rows, sum: sum.toString(16).padStart(64, '0') }),
  }
}
