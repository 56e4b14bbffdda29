import { PostgresAdapter, type CreateTableBuilder, type Kysely, type QueryExecutorProvider } from 'kysely'

/** A database whose tables are not known to the types: a migration is written against those of its time, not today's. */
export type AnyDb = Kysely<Record<string, Record<string, unknown>>>
export type AnyTable = CreateTableBuilder<string, string>

/** True if this database is PostgreSQL. */
export function isPostgres(db: QueryExecutorProvider): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
