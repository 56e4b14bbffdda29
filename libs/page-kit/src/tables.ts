import {
  PostgresAdapter,
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  type QueryExecutorProvider,
} from 'kysely'
import type { AnyDatabase } from './server/page-kind-server.ts'

// Released steps of page kinds are made with this: what it makes of them stays the same, byte for byte (decision 25).

/** A column as SQLite and PostgreSQL take it alike. */
export interface TableColumn {
  readonly type: 'bigint' | 'double precision' | 'integer' | 'text'
  /** It numbers the rows by itself. */
  readonly isId?: true
  /** A row may have nothing in it. */
  readonly optional?: boolean | undefined
  /** No two rows have the same in it. */
  readonly unique?: boolean | undefined
  /** What rows have that say nothing else, those among them that were there before the column. */
  readonly defaultTo?: string | number | undefined
  /** The row of another table whose `id` is in it. */
  readonly references?: { readonly table: string; readonly onDelete: OnDelete }
}

/** What becomes of a row when the one that it names is deleted. */
type OnDelete = 'cascade' | 'set null'

/** What all columns but ids and references can be told. */
export interface ColumnOptions<Default extends string | number | boolean> extends Pick<
  TableColumn,
  'optional' | 'unique'
> {
  defaultTo?: Default
}

/**
 * The columns of a page kind's own tables, for SQLite and PostgreSQL alike. Each row has a value in each, unless the column is
 * `optional`.
 */
export const column = {
  /** The key of the table, `id` by name: numbers that grow by themselves, and are never given out twice. */
  id: (): TableColumn => ({ type: 'integer', isId: true }),
  /**
   * The id of a row of another table, such as `pages`, `accounts` or one of the kind. The row is deleted together with that
   * one, or with `set null` names nothing any more; either way the trash brings it back. It deserves an index.
   */
  reference: (
    table: string,
    { onDelete = 'cascade', ...options }: Pick<TableColumn, 'optional' | 'unique'> & { onDelete?: OnDelete } = {},
  ): TableColumn => ({
    type: 'integer',
    ...options,
    ...(onDelete === 'set null' && { optional: true }),
    references: { table, onDelete },
  }),
  text: (options: ColumnOptions<string> = {}): TableColumn => ({ type: 'text', ...options }),
  /** A whole number up to 2,147,483,647. */
  integer: (options: ColumnOptions<number> = {}): TableColumn => ({ type: 'integer', ...options }),
  number: (options: ColumnOptions<number> = {}): TableColumn => ({ type: 'double precision', ...options }),
  /** A time as the site stores it: whole seconds since 1970, such as `Math.floor(clock() / 1000)`. */
  time: (options: ColumnOptions<number> = {}): TableColumn => ({ type: 'bigint', ...options }),
  /** 0 or 1: PostgreSQL and SQLite have no boolean in common. Write `Number(value)`, read `value === 1`. */
  boolean: ({ defaultTo, ...options }: ColumnOptions<boolean> = {}): TableColumn => ({
    type: 'integer',
    ...options,
    ...(defaultTo !== undefined && { defaultTo: Number(defaultTo) }),
  }),
  /** JSON as text. Write it by `JSON.stringify`, read it by `readJson` of `@sitewright/page-kit/values`. */
  json: (options: ColumnOptions<string> = {}): TableColumn => ({ type: 'text', ...options }),
}

/** Columns by their names. */
export type TableColumns = Readonly<Record<string, TableColumn>>

/** What a table has besides its columns. */
export interface TableOptions {
  /** The columns that are its key together; absent where one of them is an `id`. */
  primaryKey?: readonly string[]
  /** Columns of which no two rows have the same together. */
  unique?: readonly (readonly string[])[]
  /** Columns by which rows are looked for, each list with an index of its own. */
  indexes?: readonly (readonly string[])[]
}

/**
 * Makes a table, with its indexes.
 *
 * @example
 * await createTable(
 *   db,
 *   'hut_entries',
 *   { id: column.id(), page_id: column.reference('pages'), time: column.time(), words: column.text() },
 *   { indexes: [['page_id', 'time']] },
 * )
 */
export async function createTable(
  db: AnyDatabase,
  table: string,
  columns: TableColumns,
  { primaryKey, unique = [], indexes = [] }: TableOptions = {},
): Promise<void> {
  let builder: CreateTableBuilder<string, string> = db.schema.createTable(assertName(table))
  for (const [name, each] of Object.entries(columns))
    builder = builder.addColumn(assertName(name), each.type, (built) => define(built, each, isPostgres(db)))
  if (primaryKey) builder = builder.addPrimaryKeyConstraint(nameOf(table, [], 'key'), [...primaryKey])
  for (const group of unique) builder = builder.addUniqueConstraint(nameOf(table, group, 'unique'), [...group])
  await builder.execute()
  for (const group of indexes) await createIndex(db, table, group)
}

/** Adds a column to a table that may have rows: it has to be `optional`, or to say what these rows have. */
export async function addColumn(db: AnyDatabase, table: string, name: string, added: TableColumn): Promise<void> {
  if (!added.optional && added.defaultTo === undefined)
    throw new Error(
      `The column '${name}' is added to a table that may have rows: make it optional, or say its defaultTo`,
    )
  if (added.unique)
    throw new Error(`The column '${name}' cannot be unique as it is added: create a unique index after it`)
  await db.schema
    .alterTable(table)
    .addColumn(assertName(name), added.type, (built) => define(built, added, isPostgres(db)))
    .execute()
}

/** Makes an index on columns of a table; its name is made of theirs. */
export async function createIndex(
  db: AnyDatabase,
  table: string,
  columns: readonly string[],
  { unique = false }: { unique?: boolean } = {},
): Promise<void> {
  const index = db.schema
    .createIndex(nameOf(table, columns))
    .on(table)
    .columns([...columns])
  await (unique ? index.unique() : index).execute()
}

/** Whether a database, or a transaction of it, is a PostgreSQL; otherwise it is an SQLite. */
export function isPostgres(db: QueryExecutorProvider): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

function define(built: ColumnDefinitionBuilder, { isId, ...added }: TableColumn, postgres: boolean) {
  if (isId) return (postgres ? built.generatedByDefaultAsIdentity() : built.autoIncrement()).primaryKey()
  const { optional = false, unique = false, defaultTo, references } = added
  let defined = optional ? built : built.notNull()
  if (defaultTo !== undefined) defined = defined.defaultTo(defaultTo)
  if (unique) defined = defined.unique()
  return references ? defined.references(`${references.table}.id`).onDelete(references.onDelete) : defined
}

/** PostgreSQL cuts longer names off without a word, until two are the same. */
const maxNameLength = 63

function assertName(name: string): string {
  if (!/^[a-z][a-z0-9_]*$/.test(name) || name.length > maxNameLength)
    throw new Error(
      `'${name}' is no name for both databases: take lower-case letters, digits and _, up to ${maxNameLength}`,
    )
  return name
}

function nameOf(table: string, columns: readonly string[], end = ''): string {
  return assertName([table, ...columns, end].filter((part) => part !== '').join('_'))
}
