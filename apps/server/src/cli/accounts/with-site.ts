import fs from 'node:fs'
import path from 'node:path'
import { createChanges } from '../../db/changes.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import type { AnyDb } from '../../db/engine.ts'
import { migrationsByName } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open-database.ts'
import { createSettings, type SettingsStore } from '../../settings/settings.ts'
import { CommandError } from '../command-error.ts'
import { assertKnownMigrations } from '../data/load-site.ts'
import { appliedMigrations } from '../../db/site-tables.ts'

/** What a command needs that changes something in a site, while servers may run on it. */
export interface Site {
  database: Database
  settings: SettingsStore
  /** Seconds since 1970. */
  now: () => number
}

/**
 * Opens the database of a site that is there and up to date.
 *
 * @throws {CommandError} when there is none, or it is of another version of the program.
 */
export async function withSite<Result>(config: Config, work: (site: Site) => Promise<Result>): Promise<Result> {
  const { databaseUrl, dataDir, mapTiles } = config
  if (databaseUrl === undefined && !fs.existsSync(path.join(dataDir, 'sitewright.sqlite'))) throw noSite(dataDir)
  const database = await openDatabase(config)
  try {
    await assertUpToDate(database, databaseUrl === undefined ? dataDir : 'this database')
    const changes = createChanges({ database, databaseUrl, onError: () => {} })
    const settings = createSettings({ database, changes, mapTiles })
    return await work({ database, settings, now: () => Math.floor(Date.now() / 1000) })
  } finally {
    await database.close()
  }
}

async function assertUpToDate(database: Database, name: string): Promise<void> {
  const done = await appliedMigrations(database.raw as unknown as AnyDb)
  if (done.length === 0) throw noSite(name)
  assertKnownMigrations(done, new Map())
  if (Object.keys(migrationsByName(new Map())).some((step) => !done.includes(step)))
    throw new CommandError(`The site in ${name} is of an older version; 'sitewright start' migrates it`)
  const account = await database.read.selectFrom('accounts').select('id').limit(1).executeTakeFirst()
  if (!account) throw noSite(name)
}

function noSite(name: string): CommandError {
  return new CommandError(
    `There is no site in ${name} yet; 'sitewright start' creates one, with its first administrator`,
  )
}
