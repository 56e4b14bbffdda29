import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isBusy } from './sqlite-dialect.ts'
import { StartError } from './start-error.ts'
import { isStorageFull } from './storage-errors.ts'

/** Up to this size the whole file is checked at every start, in bytes; a larger one would make the start slow. */
const checkedSize = 64 * 1024 * 1024

/** Locks the data folder for this process; the operating system unlocks it even if the process is killed. */
export interface FolderLock {
  release: () => void
}

/**
 * Makes the folder if it is missing, and tries whether anything can be put into it: rights alone do not tell, since the
 * disk may be read-only, and the folder one of the system's own.
 *
 * @throws {StartError} when it cannot be used.
 */
export function makeDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir)
    fs.rmdirSync(fs.mkdtempSync(path.join(dataDir, '.tried-')))
  } catch (error) {
    // not an error of the folder: what can be done on a full disk still works
    if (!isStorageFull(error)) throw unusable(dataDir, (error as Error).message)
  }
}

/** Node's own way to make the folders above never ends where the system lets nobody make any, as in `/proc`. */
function makeFolder(folder: string): void {
  if (fs.existsSync(folder)) return
  if (!fs.existsSync(path.dirname(folder))) makeFolder(path.dirname(folder))
  // a new folder is for its owner alone: password hashes and addresses are in it
  fs.mkdirSync(folder, { mode: 0o700 })
}

function unusable(dataDir: string, reason: string): StartError {
  return new StartError(
    `The data folder ${dataDir} is not writable: set DATA_DIR to a folder that this user can write to, or give the user write access (${reason})`,
  )
}

/**
 * Makes the folder if it is missing, and takes hold of it.
 *
 * @throws {StartError} when it cannot be written or another Sitewright has it; SQLite's own error when there is no room.
 */
export function lockDataFolder(dataDir: string): FolderLock {
  makeDataFolder(dataDir)
  try {
    const lock = new DatabaseSync(path.join(dataDir, 'sitewright.lock'), { timeout: 0 })
    lock.exec('begin exclusive')
    return { release: () => lock.close() }
  } catch (error) {
    if (isBusy(error)) throw new StartError(`Another Sitewright is running on the data folder ${dataDir}`)
    if (isStorageFull(error)) throw error
    throw unusable(dataDir, (error as Error).message)
  }
}

/**
 * Looks whether the SQLite file is whole before anything is written to it.
 *
 * @throws {StartError} when it is damaged, no database at all, or held by another program.
 */
export function checkSqliteFile(dataDir: string): void {
  const file = path.join(dataDir, 'sitewright.sqlite')
  if (!fs.existsSync(file)) return
  try {
    const db = new DatabaseSync(file, { readOnly: true, timeout: 2000 })
    try {
      db.prepare('select count(*) from sqlite_schema').get()
      if (fs.statSync(file).size <= checkedSize) assertWhole(db)
    } finally {
      db.close()
    }
  } catch (error) {
    if (isBusy(error)) throw new StartError(`The database ${file} is locked by another program`)
    if (isStorageFull(error)) throw error
    throw new StartError(`The database ${file} is damaged or not a database: ${(error as Error).message}`)
  }
}

function assertWhole(db: DatabaseSync): void {
  const [finding] = db.prepare('pragma quick_check(1)').all()
  const text = String(Object.values(finding ?? {})[0])
  if (text !== 'ok') throw new Error(text)
}
