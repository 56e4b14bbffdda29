import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import fs from 'node:fs'
import path from 'node:path'
import type { Database } from './database.ts'
import * as core from './migrations/0001-core.ts'
import * as people from './migrations/0002-people.ts'
import * as files from './migrations/0003-files.ts'
import * as site from './migrations/0004-site.ts'
import * as contentSources from './migrations/0005-content-sources.ts'
import * as audit from './migrations/0006-audit.ts'
import { StartError } from './start-error.ts'

const coreMigrations: Record<string, Migration> = {
  '0001-core': core,
  '0002-people': people,
  '0003-files': files,
  '0004-site': site,
  '0005-content-sources': contentSources,
  '0006-audit': audit,
}

/** Each kind's migrations under its own name, so that kinds can be added and updated one by one. */
export type KindMigrations = ReadonlyMap<string, Readonly<Record<string, Migration>>>

/** Every step of this program and these kinds, by its name in the database. */
export function stepsOf(kinds: KindMigrations): Record<string, Migration> {
  const all = { ...coreMigrations }
  for (const [kind, migrations] of kinds)
    for (const [name, migration] of Object.entries(migrations)) all[`${kind}-${name}`] = migration
  return all
}

/** True for a step of the program itself, whose names begin with a number; a page kind's begin with its name. */
export function isCoreStep(name: string): boolean {
  return /^\d/.test(name)
}

/**
 * Brings the tables up to date, after a copy of the database was put aside if there was something in it.
 *
 * @param wanted the steps to take of all that there are; for tables as they were some versions ago.
 * @throws {StartError} when the database was written by a newer program, or a step failed; it is then as it was.
 */
export async function migrate(
  database: Pick<Database, 'raw' | 'file'>,
  kinds: KindMigrations = new Map(),
  wanted: (step: string) => boolean = () => true,
): Promise<void> {
  const all = Object.fromEntries(Object.entries(stepsOf(kinds)).filter(([name]) => wanted(name)))
  const migrator = new Migrator({
    db: database.raw,
    provider: { getMigrations: async () => all },
    allowUnorderedMigrations: true,
  })
  const done = await executedNames(database)
  const unknown = done.filter((name) => isCoreStep(name) && !(name in all))
  if (unknown.length > 0)
    throw new StartError(
      `The database was written by a newer Sitewright (it knows '${unknown[0]}'); please update first`,
    )

  const pending = Object.keys(all).filter((name) => !done.includes(name))
  if (pending.length === 0) return
  if (done.length > 0) await putCopyAside(database, pending[0] as string)
  const { error, results } = await withForgottenKinds(migrator, all, done)
  if (error) {
    const step = results?.find((result) => result.status === 'Error')?.migrationName ?? pending[0]
    throw new StartError(
      `The database could not be brought up to date in step '${step}': ${(error as Error).message}`,
      { cause: error },
    )
  }
}

/** Kysely refuses a database with steps that are missing now; those of a kind that was taken out are harmless. */
async function withForgottenKinds(migrator: Migrator, all: Record<string, Migration>, done: readonly string[]) {
  for (const name of done) all[name] ??= { up: async () => {} }
  return migrator.migrateToLatest()
}

async function executedNames(database: Pick<Database, 'raw'>): Promise<string[]> {
  const tables = await database.raw.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.raw)
  return rows.map((row) => row.name)
}

async function putCopyAside(database: Pick<Database, 'raw' | 'file'>, step: string): Promise<void> {
  if (!database.file) return
  const copy = path.join(path.dirname(database.file), `before-${step}.sqlite`)
  fs.rmSync(copy, { force: true })
  await sql`vacuum into ${copy}`.execute(database.raw)
}
