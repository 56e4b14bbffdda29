import type { PageKindServer } from '@sitewright/page-kit/server'
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
import * as keptData from './migrations/0008-kept-data.ts'
import * as indexes from './migrations/0009-indexes.ts'
import * as cachePurges from './migrations/0010-cache-purges.ts'
import * as trash from './migrations/0011-trash.ts'
import * as workingCopies from './migrations/0012-working-copies.ts'
import * as pageLists from './migrations/0014-page-lists.ts'
import * as lists from './migrations/0015-lists.ts'
import * as latestContents from './migrations/0017-latest-contents.ts'
import * as pageSharing from './migrations/0018-page-sharing.ts'
import * as menuAddresses from './migrations/0019-menu-addresses.ts'
import * as roleDescriptions from './migrations/0020-role-descriptions.ts'
import * as looks from './migrations/0021-looks.ts'
import * as lostPages from './migrations/0022-lost-pages.ts'
import * as examples from './migrations/0023-examples.ts'
import * as fonts from './migrations/0024-fonts.ts'
import * as documents from './migrations/0025-documents.ts'
import * as subPages from './migrations/0026-sub-pages.ts'
import * as kindEvents from './migrations/0027-kind-events.ts'
import * as kindJobs from './migrations/0028-kind-jobs.ts'
import * as accountLanguages from './migrations/0029-account-languages.ts'
import * as trashNames from './migrations/0030-trash-names.ts'
import {
  kindFailures,
  deleteOrphanedMigrations,
  orphanedMigrations,
  orphanedTables,
  recordKindFailures,
  restoreOrphanedData,
} from './orphaned-data.ts'
import { StartError } from './start-error.ts'
import { isOverloaded, isUnreachable } from './unreachable.ts'

const coreMigrations: Record<string, Migration> = {
  '0001-core': core,
  '0002-people': people,
  '0003-files': files,
  '0004-site': site,
  '0005-content-sources': contentSources,
  '0006-audit': audit,
  '0008-kept-data': keptData,
  '0009-indexes': indexes,
  '0010-cache-purges': cachePurges,
  '0011-trash': trash,
  '0012-working-copies': workingCopies,
  '0014-page-lists': pageLists,
  '0015-lists': lists,
  '0017-latest-contents': latestContents,
  '0018-page-sharing': pageSharing,
  '0019-menu-addresses': menuAddresses,
  '0020-role-descriptions': roleDescriptions,
  '0021-looks': looks,
  '0022-lost-pages': lostPages,
  '0023-examples': examples,
  '0024-fonts': fonts,
  '0025-documents': documents,
  '0026-sub-pages': subPages,
  '0027-kind-events': kindEvents,
  '0028-kind-jobs': kindJobs,
  '0029-account-languages': accountLanguages,
  '0030-trash-names': trashNames,
}

/** Each kind's migrations under its own name, so that kinds can be added and updated one by one. */
export type KindMigrations = ReadonlyMap<string, Readonly<Record<string, Migration>>>

/** The migrations of these kinds, as `migrate` wants them. */
export function migrationsOf(kinds: Iterable<PageKindServer>): KindMigrations {
  return new Map([...kinds].map((kind) => [kind.manifest.kind, kind.migrations ?? {}]))
}

/** Every step of this program and these kinds, by its name in the database. */
export function migrationsByName(kinds: KindMigrations): Record<string, Migration> {
  const all = { ...coreMigrations }
  for (const [kind, migrations] of kinds)
    for (const [name, migration] of Object.entries(migrations)) all[`${kind}-${name}`] = migration
  return all
}

/** True if every step of the program itself was taken. */
export async function isUpToDate(db: Pick<Database, 'read'>): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db.read)
  const done = new Set(rows.map(({ name }) => name))
  return Object.keys(coreMigrations).every((name) => done.has(name))
}

/** True for a step of the program itself, whose names begin with a number; a page kind's begin with its name. */
export function isCoreMigration(name: string): boolean {
  return /^\d/.test(name)
}

/** A page kind that cannot be used, since its tables could not be brought up to date. */
export interface LeftOut {
  kind: string
  /** In which step. */
  step: string
  error: Error
}

type Tables = Pick<Database, 'raw' | 'file'>

/**
 * Brings the tables up to date, after a copy of the database was put aside if there was something in it. A page kind
 * whose step fails is left as it was, and does not affect others; orphaned rows of one are restored to its tables.
 *
 * @param wanted the steps to take of all that there are; for tables as they were some versions ago.
 * @returns the page kinds that cannot be used.
 * @throws {StartError} when the database was written by a newer program, or a step of the program itself failed; it is
 *   then as it was.
 */
export async function migrate(
  database: Tables,
  kinds: KindMigrations = new Map(),
  wanted: (step: string) => boolean = () => true,
): Promise<LeftOut[]> {
  const done = await executedNames(database)
  const unknown = done.filter((name) => isCoreMigration(name) && !(name in coreMigrations))
  if (unknown.length > 0)
    throw new StartError(
      `The database was written by a newer Sitewright (it contains '${unknown[0]}'); please update first`,
    )
  const pending = Object.keys(migrationsByName(kinds)).filter((name) => wanted(name) && !done.includes(name))
  const failed = await kindFailures(database.raw)
  const isNew = (step: string) => ![...failed.keys()].some((kind) => step.startsWith(`${kind}-`))
  if (done.length > 0 && pending.some(isNew)) await putCopyAside(database, pending.find(isNew) as string)

  await migrateCore(database, wanted)
  const leftOut: LeftOut[] = []
  for (const kind of [...kinds.keys()].sort()) {
    const own = migrationsByName(new Map([[kind, kinds.get(kind) ?? {}]]))
    const steps = Object.entries(own).filter(([name]) => !isCoreMigration(name) && wanted(name))
    const failure = await migrateKind(database, Object.fromEntries(steps))
    if (failure) leftOut.push({ kind, ...failure })
  }
  // where a site is loaded, its first start notes it
  if (wanted('0008-kept-data') && !database.raw.isTransaction)
    await recordKindFailures(
      database.raw,
      new Map(leftOut.map(({ kind, step, error }) => [kind, `${step}: ${error.message}`])),
    )
  return leftOut
}

async function migrateCore(database: Tables, wanted: (step: string) => boolean): Promise<void> {
  const steps = Object.entries(coreMigrations).filter(([name]) => wanted(name))
  const failure = await takeSteps(database.raw, Object.fromEntries(steps))
  if (!failure) return
  const { step, error } = failure
  throw new StartError(`The database could not be migrated in step '${step}': ${error.message}`, {
    cause: error,
  })
}

/** How often a kind's steps are tried where somebody is in their way, such as servers that work meanwhile. */
const maxAttempts = 5

/** Of several servers that start each comes to the same answer: only what fails for reasons of its own is left out. */
async function migrateKind(database: Tables, steps: Record<string, Migration>): Promise<Failure | undefined> {
  for (let attempt = 1; ; attempt++) {
    const failure = await tryKind(database, steps)
    if (attempt === maxAttempts || !isOverloaded(failure?.error)) return failure
  }
}

/** Wholly or not at all. */
async function tryKind(database: Tables, steps: Record<string, Migration>): Promise<Failure | undefined> {
  const done = await executedNames(database)
  const pending = Object.keys(steps).filter((name) => !done.includes(name))
  if (pending.length === 0 && (await orphanedTables(database.raw)).length === 0) return undefined
  let failure: Failure | undefined
  try {
    await atomically(database.raw, async (tx) => {
      const kept = (await orphanedMigrations(tx)).filter((name) => name in steps)
      failure = await takeSteps(tx, Object.fromEntries(Object.entries(steps).filter(([name]) => kept.includes(name))))
      if (failure) throw failure.error
      await restoreOrphanedData(tx)
      if (kept.length > 0) await deleteOrphanedMigrations(tx, kept)
      failure = await takeSteps(tx, steps)
      if (failure) throw failure.error
    })
    return undefined
  } catch (error) {
    if (isUnreachable(error)) throw error
    return failure ?? { step: pending[0] ?? 'rows that were kept', error: error as Error }
  }
}

async function atomically(db: Tables['raw'], work: (tx: Tables['raw']) => Promise<void>): Promise<void> {
  if (!db.isTransaction) return db.transaction().execute(work)
  await sql`savepoint kind`.execute(db)
  try {
    await work(db)
  } catch (error) {
    await sql`rollback to savepoint kind`.execute(db)
    throw error
  } finally {
    await sql`release savepoint kind`.execute(db)
  }
}

interface Failure {
  step: string
  error: Error
}

/** Kysely refuses a database with steps that are missing now; those of other kinds, gone or not, are nothing to it. */
async function takeSteps(db: Tables['raw'], steps: Record<string, Migration>): Promise<Failure | undefined> {
  const done = await executedNames({ raw: db })
  if (Object.keys(steps).every((name) => done.includes(name))) return undefined
  const all: Record<string, Migration> = {}
  let failure: Failure | undefined
  for (const [step, migration] of Object.entries(steps))
    all[step] = {
      // what fails afterwards, within a transaction that is over, is not the reason
      up: (tx) => migration.up(tx).catch((error: Error) => Promise.reject((failure ??= { step, error }).error)),
    }
  for (const name of done) all[name] ??= { up: async () => {} }
  const provider = { getMigrations: async () => all }
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return undefined
  return failure ?? { step: Object.keys(steps)[0] ?? '', error: error as Error }
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
