import { PostgresAdapter, type QueryExecutorProvider } from 'kysely'
import type { AnyTable } from '../engine.ts'

/** True if this database is PostgreSQL. */
export function isPostgres(db: QueryExecutorProvider): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/** A growing id that is never given out twice, not even after the last row was deleted: links may still name it. */
export function idColumn<T extends AnyTable>(table: T, postgres: boolean): T {
  return (
    postgres
      ? table.addColumn('id', 'integer', (c) => c.generatedByDefaultAsIdentity().primaryKey())
      : table.addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
  ) as T
}
