import { Kysely, sql } from 'kysely'
import fs from 'node:fs'
import path from 'node:path'
import type { Config } from '../../config.ts'
import type { AnyDb } from '../../db/engine.ts'
import { openDatabase } from '../../db/open-database.ts'
import { sqliteReader } from '../../db/sqlite-dialect.ts'
import { CommandError, lineOf } from '../command-error.ts'

export type DatabasePlace = Pick<Config, 'databaseUrl' | 'dataDir'>

/**
 * Reads the database of a site as it is at one moment, while servers go on writing. Nothing is written, not even the
 * file of a site that does not exist.
 *
 * @throws {CommandError} when there is no site, or its database cannot be read.
 */
export async function withSnapshot<Result>(
  place: DatabasePlace,
  work: (db: AnyDb) => Promise<Result>,
): Promise<Result> {
  const { db, begin } = place.databaseUrl ? await openForPostgres(place) : openForSqlite(place.dataDir)
  try {
    return await db.connection().execute(async (connection) => {
      for (const statement of begin) await sql.raw(statement).execute(connection)
      try {
        return await work(connection)
      } finally {
        await sql`rollback`.execute(connection)
      }
    })
  } finally {
    await db.destroy()
  }
}

async function openForPostgres(place: DatabasePlace) {
  const { raw } = await openDatabase(place)
  const begin = ['begin isolation level repeatable read read only', 'set local statement_timeout = 0']
  return { db: raw as unknown as AnyDb, begin }
}

/** A transaction that only reads sees the file as it was when it began, and in WAL mode blocks no writer. */
function openForSqlite(dataDir: string) {
  const file = path.join(dataDir, 'sitewright.sqlite')
  if (!fs.existsSync(file)) throw new CommandError(`There is no site in ${dataDir}: it has no sitewright.sqlite`)
  try {
    const db = new Kysely<Record<string, Record<string, unknown>>>({ dialect: sqliteReader(file).dialect })
    return { db, begin: ['begin', 'select count(*) from sqlite_schema'] }
  } catch (error) {
    throw new CommandError(`The database ${file} cannot be read: ${lineOf(error)}`)
  }
}
