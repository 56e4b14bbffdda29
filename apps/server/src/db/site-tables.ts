import { sql } from 'kysely'
import { isPostgres, type AnyDb } from './engine.ts'
import type { Row } from './row-text.ts'

/** Made from other tables: filled again where the others go, since each database has its own form of it. */
const derived = new Set(['page_terms', 'sub_page_changes', 'sub_page_lists', 'sub_pages', 'sub_page_terms'])

/** Rows that are read at once. */
const batch = 200

/** The tables that hold the site, by name: those of the program and of every page kind that ever was installed. */
export async function tableNames(db: AnyDb): Promise<string[]> {
  const names = await allNames(db)
  return names.filter((name) => !/^(kysely|sqlite)_/.test(name) && !derived.has(name)).sort()
}

async function allNames(db: AnyDb): Promise<string[]> {
  const query = isPostgres(db)
    ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
    : sql<{ name: string }>`select name from pragma_table_list where schema = 'main' and type = 'table'`
  const { rows } = await query.execute(db)
  return rows.map((row) => row.name)
}

/** The steps of migration that were taken, in order of their names; none where there are no tables yet. */
export async function appliedMigrations(db: AnyDb): Promise<string[]> {
  if (!(await allNames(db)).includes('kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map((row) => row.name)
}

/** All rows of a table, some at a time. On PostgreSQL it is to be asked for within a transaction. */
export async function* rowsOf(db: AnyDb, table: string): AsyncGenerator<Row[]> {
  if (!isPostgres(db)) {
    let rows: Row[] = []
    for await (const row of db.selectFrom(table).selectAll().stream()) {
      rows.push(row)
      if (rows.length < batch) continue
      yield rows
      rows = []
    }
    if (rows.length > 0) yield rows
    return
  }
  await sql`declare rows_of_table no scroll cursor for select * from ${sql.table(table)}`.execute(db)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(batch)} from rows_of_table`.execute(db)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close rows_of_table`.execute(db)
}

/** The last id that each table with growing ids gave out, so that none is ever given out again. */
export async function lastIds(db: AnyDb): Promise<Record<string, number>> {
  if (!isPostgres(db)) {
    if (!(await allNames(db)).includes('sqlite_sequence')) return {}
    const { rows } = await sql<{ name: string; seq: number }>`select name, seq from sqlite_sequence`.execute(db)
    return Object.fromEntries(rows.map(({ name, seq }) => [name, seq]))
  }
  const last: Record<string, number> = {}
  for (const { table, sequence } of await sequences(db)) {
    const { rows } = await sql<{ last: number }>`
      select case when is_called then last_value else 0 end as last from ${sql.raw(sequence)}`.execute(db)
    last[table] = rows[0]?.last ?? 0
  }
  return last
}

/** Lets growing ids go on after these. Tables that have none are passed over. */
export async function setLastIds(db: AnyDb, last: Readonly<Record<string, number>>): Promise<void> {
  if (isPostgres(db)) {
    for (const { table, sequence } of await sequences(db))
      if (last[table]) await sql`select setval(${sequence}::regclass, ${last[table]})`.execute(db)
    return
  }
  const known = new Set(await tableNames(db))
  for (const [name, seq] of Object.entries(last)) {
    if (!known.has(name) || seq === 0) continue
    await sql`delete from sqlite_sequence where name = ${name}`.execute(db)
    await sql`insert into sqlite_sequence (name, seq) values (${name}, ${seq})`.execute(db)
  }
}

/** Where PostgreSQL counts growing ids; the names of the sequences come quoted. */
async function sequences(db: AnyDb): Promise<{ table: string; sequence: string }[]> {
  const { rows } = await sql<{ table: string; sequence: string }>`
    select table_name as "table",
      pg_get_serial_sequence(quote_ident(table_schema) || '.' || quote_ident(table_name), column_name) as sequence
    from information_schema.columns
    where table_schema = current_schema() and (is_identity = 'YES' or column_default like 'nextval(%')`.execute(db)
  return rows.filter((row) => row.sequence !== null)
}
