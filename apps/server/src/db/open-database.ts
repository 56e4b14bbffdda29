import { checkSqliteFile } from './data-folder.ts'
import { openPostgres, openSqlite, type Database, type OpenOptions } from './database.ts'
import { isBusy } from './sqlite-dialect.ts'
import { StartError } from './start-error.ts'

export interface DatabasePlace {
  /** A PostgreSQL, as postgres://…; without one it is a SQLite file in the data folder. */
  databaseUrl: string | undefined
  dataDir: string
}

/**
 * Opens the database of a site, and makes it if it is a SQLite file that is not there yet.
 *
 * @throws {StartError} when it is damaged, locked or out of reach; nothing was written then.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: DatabasePlace,
  options?: Pick<OpenOptions, 'onDiskFailure'>,
): Promise<Database> {
  if (!databaseUrl) {
    checkSqliteFile(dataDir)
    try {
      return openSqlite(dataDir, options)
    } catch (error) {
      if (isBusy(error)) throw new StartError(`The database in ${dataDir} is locked by another program`)
      throw new StartError(`The database in ${dataDir} cannot be opened: ${(error as Error).message}`)
    }
  }
  const database = await openPostgres(databaseUrl)
  try {
    await database.read.selectNoFrom((is) => is.lit(1).as('one')).execute()
    return database
  } catch (error) {
    await database.close()
    // a host with several addresses fails once for each
    const [first] = error instanceof AggregateError ? (error.errors as Error[]) : [error as Error]
    throw new StartError(`The PostgreSQL database cannot be reached: ${first?.message}`, { cause: error })
  }
}
