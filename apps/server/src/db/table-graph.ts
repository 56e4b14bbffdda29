import { sql } from 'kysely'
import { isPostgres, type AnyDb } from './engine.ts'

/** A column that names a row of another table, or of its own, by its id. */
export interface Reference {
  table: string
  column: string
  target: string
  /** True if the column is emptied when that row goes; otherwise the row goes with it, or has to go before it. */
  isLoose: boolean
}

export interface Column {
  name: string
  /** Part of the primary key. */
  isKey: boolean
}

/** How the tables of this database hang together, those of page kinds among them. */
export interface TableGraph {
  references: readonly Reference[]
  columns: ReadonlyMap<string, readonly Column[]>
}

export async function readTableGraph(db: AnyDb): Promise<TableGraph> {
  const [references, columns] = isPostgres(db)
    ? [postgresReferences, postgresColumns]
    : [sqliteReferences, sqliteColumns]
  const found = await references.execute(db)
  const all = await columns.execute(db)
  const grouped = Map.groupBy(all.rows, ({ table }) => table)
  return {
    references: found.rows.map(({ table, column, target, rule }) => ({
      table,
      column,
      target,
      isLoose: rule === 'SET NULL' || rule === 'n',
    })),
    columns: new Map(
      [...grouped].map(([table, rows]) => [table, rows.map(({ column, key }) => ({ name: column, isKey: key !== 0 }))]),
    ),
  }
}

interface ReferenceRow {
  table: string
  column: string
  target: string
  rule: string
}

interface ColumnRow {
  table: string
  column: string
  key: number
}

const sqliteReferences = sql<ReferenceRow>`
  select m.name as "table", f."from" as "column", f."table" as target, f.on_delete as rule
  from sqlite_schema m join pragma_foreign_key_list(m.name) f where m.type = 'table'
  order by 1, 2`

const sqliteColumns = sql<ColumnRow>`
  select m.name as "table", c.name as "column", c.pk as key
  from sqlite_schema m join pragma_table_info(m.name) c where m.type = 'table' order by m.name, c.cid`

const postgresReferences = sql<ReferenceRow>`
  select cl.relname as "table", a.attname as "column", t.relname as target, co.confdeltype::text as rule
  from pg_constraint co
  join pg_class cl on cl.oid = co.conrelid
  join pg_class t on t.oid = co.confrelid
  join pg_attribute a on a.attrelid = co.conrelid and a.attnum = co.conkey[1]
  where co.contype = 'f' and cl.relnamespace = current_schema()::regnamespace
  order by 1, 2`

const postgresColumns = sql<ColumnRow>`
  select cl.relname as "table", a.attname as "column",
    case when a.attnum = any(i.indkey) then 1 else 0 end as key
  from pg_attribute a
  join pg_class cl on cl.oid = a.attrelid
  left join pg_index i on i.indrelid = cl.oid and i.indisprimary
  where cl.relkind = 'r' and cl.relnamespace = current_schema()::regnamespace and a.attnum > 0 and not a.attisdropped
  order by cl.relname, a.attnum`
