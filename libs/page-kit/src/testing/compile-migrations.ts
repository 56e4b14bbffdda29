import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type Driver,
} from 'kysely'
import type { AnyDatabase, PageKindServer } from '../server/page-kind-server.ts'
import { problemIn } from './migration-problems.ts'

type Migrations = NonNullable<PageKindServer['migrations']>

/** The databases that a site can have. */
export const databaseNames = ['SQLite', 'PostgreSQL'] as const
export type DatabaseName = (typeof databaseNames)[number]

/**
 * Writes each step of a kind as the database would be sent it, without one. Steps that read rows get none; of what one of
 * them fails with then nothing can be told.
 *
 * @returns the statements of each step, by its name.
 * @throws {Error} with the step, the database and what that does not take.
 */
export async function compileMigrations(
  migrations: Migrations,
  database: DatabaseName,
): Promise<Record<string, string[]>> {
  const compiled: Record<string, string[]> = {}
  for (const [step, migration] of stepsOf(migrations)) {
    const queries: CompiledQuery[] = []
    const db = recordingDatabase(database, (query) => queries.push(query))
    const failure = await Promise.resolve(migration.up(db)).then(
      () => undefined,
      (error: unknown) => error,
    )
    for (const query of queries) {
      const problem = problemIn(query, database)
      if (problem !== undefined) throw stepFailure(step, database, problem)
    }
    if (failure !== undefined && !queries.some(({ query }) => asksForRows(query)))
      throw stepFailure(step, database, failure)
    compiled[step] = queries.map(({ sql }) => sql)
  }
  return compiled
}

/** The steps of a kind in the order in which they run. */
export function stepsOf(migrations: Migrations): [string, Migrations[string]][] {
  return Object.entries(migrations).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** What says which step fails where, and with what. */
export function stepFailure(step: string, database: DatabaseName, reason: unknown): Error {
  const words = reason instanceof Error ? reason.message : String(reason)
  return new Error(`The step '${step}' fails on ${database}: ${words}`, { cause: reason })
}

function asksForRows({ kind }: CompiledQuery['query']): boolean {
  return kind === 'SelectQueryNode' || kind === 'RawNode'
}

function recordingDatabase(database: DatabaseName, record: (query: CompiledQuery) => void): AnyDatabase {
  const createDriver = () => recordingDriver(record)
  return new Kysely({
    dialect:
      database === 'PostgreSQL'
        ? {
            createDriver,
            createAdapter: () => new PostgresAdapter(),
            createIntrospector: (db) => new PostgresIntrospector(db),
            createQueryCompiler: () => new PostgresQueryCompiler(),
          }
        : {
            createDriver,
            createAdapter: () => new SqliteAdapter(),
            createIntrospector: (db) => new SqliteIntrospector(db),
            createQueryCompiler: () => new SqliteQueryCompiler(),
          },
  })
}

/** A driver without a database: it finds no rows, and all else succeeds. */
function recordingDriver(record: (query: CompiledQuery) => void): Driver {
  const nothing = async () => {}
  return {
    init: nothing,
    acquireConnection: async () => ({
      async executeQuery(query) {
        record(query)
        return { rows: [] }
      },
      async *streamQuery(query) {
        record(query)
        yield { rows: [] }
      },
    }),
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  }
}
