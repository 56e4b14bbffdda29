import { constants } from 'node:fs'
import { copyFile, link, mkdir, rm } from 'node:fs/promises'
import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { keysInFolder } from '../../files/keys-in-folder.ts'

/**
 * Copies the SQLite database of a folder, and its files, to another folder: by hard links where the disk has them. The
 * database may be damaged.
 */
export async function setAsideSqliteSite(dataDir: string, aside: string): Promise<void> {
  emptyLog(path.join(dataDir, 'sitewright.sqlite'))
  await mkdir(aside, { recursive: true, mode: 0o700 })
  for (const name of ['sitewright.sqlite', 'sitewright.sqlite-wal'])
    if (fs.existsSync(path.join(dataDir, name))) await linkOrCopy(path.join(dataDir, name), path.join(aside, name))
  const files = path.join(dataDir, 'files')
  for (const key of await keysInFolder(files)) {
    await mkdir(path.dirname(path.join(aside, 'files', key)), { recursive: true })
    await linkOrCopy(path.join(files, key), path.join(aside, 'files', key))
  }
}

/** Removes the files of a folder that a site does not have. */
export async function removeOtherFiles(folder: string, keep: ReadonlySet<string>): Promise<void> {
  for (const key of await keysInFolder(folder)) if (!keep.has(key)) await rm(path.join(folder, key), { force: true })
}

/** Merges the write-ahead log into the file, so that the file alone is the database. */
function emptyLog(file: string): void {
  if (!fs.existsSync(file)) return
  try {
    const db = new DatabaseSync(file)
    db.exec('pragma wal_checkpoint(truncate)')
    db.close()
  } catch {
    // too damaged for that: the log is kept beside it
  }
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_FICLONE))
}
