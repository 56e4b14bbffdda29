import { defaultListLength, maxInteger, type ListInput } from '@sitewright/api-client/contract'
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { fail } from '../errors.ts'
import { fold } from '../text/fold.ts'
import type { Database, Reader } from './database.ts'

/** What a list is sorted by; rows that are alike in it are in the order of their ids. `column` never comes from outside. */
export type ListSort =
  /** Served by an index of the column and the id, on PostgreSQL of `column collate "C"` where it is text. */
  | { column: string; type: 'text' | 'number'; nullable?: boolean }
  /**
   * In the order of these values, which is nothing that the database knows; rows with others come after them. Served by an
   * index of column and id.
   */
  | { column: string; values: readonly string[] }

export interface ReadPagedOptions<Sort extends string> {
  engine: Database['engine']
  /** The column of the id, such as `pages.id`. */
  id: string
  sorts: Readonly<Record<Sort, ListSort>>
  input: Pick<ListInput<Sort>, 'sort' | 'desc' | 'cursor' | 'limit'>
}

/** More than so many are not counted where each row has to be looked at. */
const maxCounted = 10_000

type Key = string | number | null

/** Where a list goes on: after the row with this key and id. */
interface Place {
  key: Key
  id: number
}

/** Rows that follow each other in an index. */
interface Part {
  /** What rows of this part have in common. */
  where?: RawBuilder<SqlBool>
  /** True if they are sorted by the key, not by the id alone. */
  byKey: boolean
  has: (key: Key) => boolean
}

/**
 * Reads one page of a list: the rows after the one that the cursor names. Rows are not counted off, so nothing comes twice
 * and nothing is passed over when others come and go between two pages, and the last page costs no more than the first.
 *
 * Rows without a key come first, and last the other way round, whatever the database makes of them. They are a part of
 * their own, as a comparison that takes in both would have no index.
 *
 * @param query the rows of the list, in no order yet.
 * @throws {RefusedError} 400 for a cursor that is none of this list and of this order.
 */
export async function readPaged<DB, TB extends keyof DB, Row, Sort extends string>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { engine, id, sorts, input }: ReadPagedOptions<Sort>,
): Promise<{ items: Row[]; next: string | null }> {
  const { sort, limit = defaultListLength } = input
  const down = input.desc === 1
  const by = sort === undefined ? undefined : sorts[sort]
  const order = `${sort ?? ''} ${down ? 'down' : 'up'}`
  const column = keyColumn(by, engine)
  const idColumn = sql<number>`${sql.ref(id)}`
  const after = input.cursor === undefined ? undefined : readCursor(input.cursor, order)
  const parts = down ? partsOf(by).toReversed() : partsOf(by)
  const start = after ? parts.findIndex((part) => part.has(after.key)) : 0
  if (start === -1) fail('badCursor')

  const found: (Row & { list_id: number; list_key: Key })[] = []
  for (const [at, part] of parts.entries()) {
    if (at < start || found.length > limit) continue
    let rows = query.select([idColumn.as('list_id'), column.as('list_key')])
    if (part.where) rows = rows.where(part.where)
    if (after && at === start) rows = rows.where(following(part, after))
    if (part.byKey) rows = rows.orderBy(column, down ? 'desc' : 'asc')
    const some = rows.orderBy(idColumn, down ? 'desc' : 'asc').limit(limit + 1 - found.length)
    found.push(...((await some.execute()) as typeof found))
  }

  function following(part: Part, { key, id: last }: Place): RawBuilder<SqlBool> {
    const sign = sql.raw(down ? '<' : '>')
    if (!part.byKey) return sql`${idColumn} ${sign} ${last}`
    const value = typeof key === 'number' ? sql`cast(${key} as bigint)` : sql`${key}`
    return sql`(${column}, ${idColumn}) ${sign} (${value}, ${last})`
  }

  const last = found.length > limit ? found[limit - 1] : undefined
  return {
    items: found.slice(0, limit).map(({ list_id: _id, list_key: _key, ...row }) => row as Row),
    next: last ? writeCursor(order, { key: last.list_key, id: last.list_id }) : null,
  }
}

/**
 * How many rows a list has.
 *
 * @param read where the list is.
 * @param isWhole true if the list is all of a table, which is counted without looking at its rows.
 * @returns undefined for more than 10,000 that would have to be looked at.
 */
export async function countPaged<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { read, isWhole }: { read: Reader; isWhole: boolean },
): Promise<number | undefined> {
  const rows = query.select(sql.lit(1).as('list_row'))
  const some = isWhole ? rows : rows.limit(maxCounted + 1)
  const counted = await sql<{ list_total: number }>`select count(*) as "list_total" from ${some} as listed`.execute(
    read,
  )
  const total = counted.rows[0]?.list_total ?? 0
  return isWhole || total <= maxCounted ? total : undefined
}

/** Words that count of what is searched for. */
const maxWords = 10

/** True for rows with each of these words, whole or in part, in a column of folded text. Any index would not do for parts. */
export function containsWords(column: string, q: string): RawBuilder<SqlBool> {
  const words = fold(q).split(/\s+/).filter(Boolean).slice(0, maxWords)
  const each = words.map((word) => sql`${sql.ref(column)} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`)
  return each.length === 0 ? sql`1 = 1` : sql`(${sql.join(each, sql` and `)})`
}

function keyColumn(by: ListSort | undefined, engine: Database['engine']): RawBuilder<Key> {
  if (!by) return sql`null`
  // the same order on both, whatever language the database is set to
  return engine === 'postgres' && 'type' in by && by.type === 'text'
    ? sql`${sql.ref(by.column)} collate "C"`
    : sql`${sql.ref(by.column)}`
}

/** The parts of a list, one after the other. */
function partsOf(by: ListSort | undefined): Part[] {
  if (!by) return [{ byKey: false, has: (key) => key === null }]
  const column = sql.ref(by.column)
  if ('values' in by) {
    const { values } = by
    const known = values.map((value): Part => ({
      where: sql`${column} = ${value}`,
      byKey: false,
      has: (key) => key === value,
    }))
    const others = values.length === 0 ? {} : { where: sql<SqlBool>`${column} not in (${sql.join(values)})` }
    return [...known, { ...others, byKey: true, has: (key) => isText(key) && !values.includes(key) }]
  }
  const isKey = by.type === 'text' ? isText : Number.isSafeInteger
  if (!by.nullable) return [{ byKey: true, has: isKey }]
  return [
    { where: sql`${column} is null`, byKey: false, has: (key) => key === null },
    { where: sql`${column} is not null`, byKey: true, has: isKey },
  ]
}

/** PostgreSQL takes no zero in a text. */
function isText(key: unknown): key is string {
  return typeof key === 'string' && !key.includes('\0')
}

function writeCursor(order: string, { key, id }: Place): string {
  return Buffer.from(JSON.stringify([order, key, id])).toString('base64url')
}

function readCursor(cursor: string, order: string): Place {
  const [itsOrder, key, id] = parsed(cursor)
  const known = key === null || typeof key === 'string' || typeof key === 'number'
  if (itsOrder !== order || !known || !isId(id)) return fail('badCursor')
  return { key, id }
}

function isId(id: unknown): id is number {
  return Number.isSafeInteger(id) && Number(id) > 0 && Number(id) <= maxInteger
}

function parsed(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
