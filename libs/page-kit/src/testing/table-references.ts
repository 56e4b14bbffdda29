import { sql } from 'kysely'
import type { AnyDatabase, AnyTransaction } from '../server/page-kind-server.ts'

/** A column that names a row of another table by its id. */
export interface TableReference {
  table: string
  column: string
  target: string
  /** True where the column is emptied when that row goes. */
  isLoose: boolean
}

type Engine = 'sqlite' | 'postgres'

const references = {
  sqlite: sql<TableReference>`
    select m.name as "table", f."from" as "column", f."table" as target, f.on_delete = 'SET NULL' as "isLoose"
    from sqlite_schema m join pragma_foreign_key_list(m.name) f where m.type = 'table'`,
  postgres: sql<TableReference>`
    select t.relname as "table", a.attname as "column", f.relname as target, c.confdeltype = 'n' as "isLoose"
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class f on f.oid = c.confrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and t.relnamespace = current_schema()::text::regnamespace`,
}

const tables = {
  sqlite: sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'`,
  postgres: sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema()`,
}

/** How the tables of a test's database hang together. */
export async function referencesIn(db: AnyTransaction, engine: Engine): Promise<TableReference[]> {
  return (await references[engine].execute(db)).rows
}

/** The names of the tables, in alphabetical order; those of the site are among them. */
export async function tablesIn(db: AnyDatabase, engine: Engine): Promise<string[]> {
  return (await tables[engine].execute(db)).rows.map(({ name }) => name).toSorted()
}
