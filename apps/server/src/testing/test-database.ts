import type { PageKindServer } from '@sitewright/page-kit/server'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openPostgres, openSqlite, type Database, type OpenOptions } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { createPostgresDatabase, type PostgresDatabase } from './postgres-databases.ts'

export interface TestDatabase {
  /** A fresh folder for files, and for the database where it is SQLite. */
  dataDir: string
  /** Set where the tests run on PostgreSQL. */
  databaseUrl?: string
  remove: () => Promise<void>
}

/** A test's own database, on the engine that the test run is for, without any row; without tables too on SQLite. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const folder = createFolder()
  if (process.env['TEST_DATABASE'] !== 'postgres') return { ...folder, remove: async () => folder.remove() }
  return { ...folder, ...(await lend('', folder.remove)).place }
}

export interface PreparedDatabase extends TestDatabase {
  database: Database
  /** False until somebody prepared it, and told so. */
  isPrepared: boolean
  /** To be called when it was prepared: the next one of these kinds begins as it is now. */
  prepared: () => Promise<void>
}

/**
 * A test's own database with the tables of the program and of kinds. What every test would do to it first is done in
 * the first one only: the others get a copy.
 *
 * @param preparation the name of what is done; absent: nothing is.
 */
export async function openTestDatabase(
  kinds: readonly PageKindServer[],
  preparation?: string,
  options?: OpenOptions,
): Promise<PreparedDatabase> {
  const key = [preparation, ...kinds.map(describeKind)].join()
  const opened = await (process.env['TEST_DATABASE'] === 'postgres'
    ? openOnPostgres(key, options)
    : openOnSqlite(key, options))
  if (opened.isPrepared) return opened
  await migrate(opened.database, new Map(kinds.map((kind) => [kind.manifest.kind, kind.migrations ?? {}])))
  if (preparation !== undefined) return opened
  await opened.prepared()
  return { ...opened, isPrepared: true }
}

function describeKind({ manifest, migrations = {} }: PageKindServer): string {
  const steps = Object.entries(migrations).map(describeStep)
  return [manifest.kind, ...Object.keys(manifest.permissions), ...steps].join()
}

function describeStep([name, migration]: [string, Migration]): string {
  return `${name} ${migration.up.toString()}`
}

/** Prepared SQLite files. */
const files = new Map<string, Buffer>()

async function openOnSqlite(key: string, options?: OpenOptions): Promise<PreparedDatabase> {
  const folder = createFolder()
  const ready = files.get(key)
  if (ready) fs.writeFileSync(path.join(folder.dataDir, 'sitewright.sqlite'), ready)
  const database = openSqlite(folder.dataDir, options)
  return {
    dataDir: folder.dataDir,
    database,
    isPrepared: ready !== undefined,
    async prepared() {
      const copy = path.join(folder.dataDir, 'prepared.sqlite')
      await sql`vacuum into ${copy}`.execute(database.raw)
      files.set(key, fs.readFileSync(copy))
      fs.rmSync(copy)
    },
    remove: async () => folder.remove(),
  }
}

async function openOnPostgres(key: string, options?: OpenOptions): Promise<PreparedDatabase> {
  const folder = createFolder()
  const { place, isSpare, keep } = await lend(key, folder.remove)
  return {
    dataDir: folder.dataDir,
    ...place,
    database: await openPostgres(place.databaseUrl, options),
    isPrepared: isSpare,
    prepared: keep,
  }
}

/** PostgreSQL databases that an earlier test is done with, as they were when they were prepared. */
const spare = new Map<string, PostgresDatabase[]>()

async function lend(key: string, afterwards: () => void) {
  const waiting = spare.get(key)?.pop()
  const lent = waiting ?? (await createPostgresDatabase())
  async function remove(): Promise<void> {
    if (await lent.restore()) spare.set(key, [...(spare.get(key) ?? []), lent])
    afterwards()
  }
  return { place: { databaseUrl: lent.url, remove }, isSpare: waiting !== undefined, keep: lent.keep }
}

function createFolder() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-test-'))
  return { dataDir, remove: () => fs.rmSync(dataDir, { recursive: true, force: true }) }
}
