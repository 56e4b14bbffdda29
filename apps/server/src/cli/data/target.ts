import { sql } from 'kysely'
import fs from 'node:fs'
import path from 'node:path'
import { lockDatabase } from '../../db/database-lock.ts'
import { lockDataFolder } from '../../db/data-folder.ts'
import { openSqlite } from '../../db/database.ts'
import type { AnyDb } from '../../db/engine.ts'
import { openDatabase } from '../../db/open-database.ts'
import { CommandError } from '../command-error.ts'
import { tableNames } from '../../db/site-tables.ts'
import type { DatabasePlace } from './snapshot.ts'

/** Where a whole site goes. */
export interface Target {
  /** For messages. */
  name: string
  /** True if there is a database of a site, or of anything else. */
  isOccupied: () => Promise<boolean>
  /** Keeps servers and other commands away. @throws {StartError} when one is there. */
  lock: () => Promise<{ release: () => unknown }>
  /**
   * Does the work in one transaction on an empty database, which then takes the place of what was there: wholly, or not
   * at all if the work or anything else fails.
   */
  replace: <Result>(work: (tx: AnyDb) => Promise<Result>) => Promise<Result>
}

export function targetAt(place: DatabasePlace): Target {
  return place.databaseUrl ? postgresTarget(place.databaseUrl, place) : sqliteTarget(place.dataDir)
}

/** The new file is made in a folder beside the old one, and takes its name in one step. */
function sqliteTarget(dataDir: string): Target {
  const file = path.join(dataDir, 'sitewright.sqlite')
  const workshop = path.join(dataDir, 'restoring')

  async function replace<Result>(work: (tx: AnyDb) => Promise<Result>): Promise<Result> {
    fs.rmSync(workshop, { recursive: true, force: true })
    fs.mkdirSync(workshop, { recursive: true, mode: 0o700 })
    try {
      const database = openSqlite(workshop)
      let result: Result
      try {
        result = await database.raw.transaction().execute((tx) => work(tx as unknown as AnyDb))
      } finally {
        // the last connection takes the write-ahead log into the file
        await database.close()
      }
      // a log that is left of the old file would be taken for one of the new
      for (const log of [`${file}-wal`, `${file}-shm`]) fs.rmSync(log, { force: true })
      fs.renameSync(path.join(workshop, 'sitewright.sqlite'), file)
      syncFolder(dataDir)
      return result
    } finally {
      fs.rmSync(workshop, { recursive: true, force: true })
    }
  }

  return {
    name: dataDir,
    isOccupied: async () => fs.existsSync(file),
    lock: async () => lockDataFolder(dataDir),
    replace,
  }
}

/** Tables can be made and dropped within a transaction, so nobody ever sees anything between old and new. */
function postgresTarget(url: string, place: DatabasePlace): Target {
  async function withDatabase<Result>(work: (db: AnyDb) => Promise<Result>): Promise<Result> {
    const database = await openDatabase(place)
    try {
      return await work(database.raw as unknown as AnyDb)
    } finally {
      await database.close()
    }
  }

  return {
    name: 'the PostgreSQL database',
    isOccupied: () => withDatabase(async (db) => (await tableNames(db)).length > 0),
    lock: () => lockDatabase(url),
    replace: (work) =>
      withDatabase((db) =>
        db.transaction().execute(async (tx) => {
          await sql`set local statement_timeout = 0`.execute(tx)
          await dropAll(tx as unknown as AnyDb)
          return work(tx as unknown as AnyDb)
        }),
      ),
  }
}

async function dropAll(tx: AnyDb): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(tx)
  for (const { name } of rows) await sql`drop table ${sql.id(name)} cascade`.execute(tx)
}

/** A new name is on disk only once its folder is. Windows knows no such thing and refuses. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = fs.openSync(folder, 'r')
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}

/** @throws {CommandError} unless there is nothing yet where the site is to go. */
export async function assertFree({ name, isOccupied }: Target, advice: string): Promise<void> {
  if (await isOccupied()) throw new CommandError(`There is already a site in ${name}; ${advice}`)
}
