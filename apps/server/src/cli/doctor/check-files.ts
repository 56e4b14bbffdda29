import path from 'node:path'
import type { Config } from '../../config.ts'
import { openFileStore } from '../../files/file-store.ts'
import { amount, bytesText } from '../amount.ts'
import type { Console } from '../console.ts'
import { keysInFolder } from '../data/put-aside.ts'
import { rowsOf, tableNames } from '../data/site-tables.ts'
import { withSnapshot } from '../data/snapshot.ts'
import { storedFiles, type StoredFile } from '../data/stored-files.ts'
import { storedSize } from '../data/stored-size.ts'
import { failure, ok, warning, type Finding } from './finding.ts'

/** So many are asked for at once, since a storage elsewhere takes its time. */
const lanes = 8

/** How many are named. */
const mostNamed = 20

/** Whether what the database knows of the storage is there, whole, and all. */
export async function checkFiles(config: Config, console: Pick<Console, 'progress'>): Promise<Finding[]> {
  const folder = config.filesUrl === undefined ? path.join(config.dataDir, 'files') : undefined
  const present = folder === undefined ? [] : await keysInFolder(folder)
  const known = await withSnapshot(config, storedFiles)
  const faulty = await findFaulty([...known.values()], config, console)
  // a file that was deleted meanwhile is not missing
  const still = faulty.length > 0 ? await withSnapshot(config, storedFiles) : known
  const faults = faulty.filter(({ file }) => still.has(file.key)).map(({ file, size }) => describe(file, size))
  const bytes = [...known.values()].reduce((sum, { size }) => sum + size, 0)
  const finding =
    faults.length > 0
      ? failure('Files', `${amount(faults.length, 'stored file')} missing or cut off: restore a backup`, short(faults))
      : ok('Files', `${amount(known.size, 'stored file')}, ${bytesText(bytes)}`)
  const unknown = await findUnknown(present, config)
  const strangers = warning('Files', `${amount(unknown.length, 'file')} in ${folder} belong to nothing`, short(unknown))
  return unknown.length > 0 ? [finding, strangers] : [finding]
}

interface Faulty {
  file: StoredFile
  /** Undefined: there is nothing. */
  size: number | undefined
}

async function findFaulty(
  files: readonly StoredFile[],
  config: Config,
  { progress }: Pick<Console, 'progress'>,
): Promise<Faulty[]> {
  const store = await openFileStore(config)
  const faulty: Faulty[] = []
  let next = 0
  async function lane(): Promise<void> {
    for (let file = files[next++]; file; file = files[next++]) {
      progress(`Looking at files: ${Math.min(next, files.length)} of ${files.length}`)
      const size = await storedSize(store, file.key)
      if (size !== file.size) faulty.push({ file, size })
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return faulty
}

/** What lies on the disk and neither belongs to a file nor waits to be removed. */
async function findUnknown(present: readonly string[], config: Config): Promise<string[]> {
  if (present.length === 0) return []
  // asked after the disk was looked at, so that a new file is in it
  const known = await withSnapshot(config, async (db) => {
    const keys = new Set((await storedFiles(db)).keys())
    if ((await tableNames(db)).includes('discarded_bytes'))
      for await (const rows of rowsOf(db, 'discarded_bytes'))
        for (const row of rows) keys.add(String(row['storage_key']))
    return keys
  })
  const store = await openFileStore(config)
  const unknown: string[] = []
  for (const key of present)
    if (!known.has(key) && !key.endsWith('.part') && (await storedSize(store, key)) !== undefined) unknown.push(key)
  return unknown
}

function describe({ key, fileId, size: known, sha256 }: StoredFile, size: number | undefined): string {
  const what = sha256 === undefined ? `a picture of file ${fileId}` : `file ${fileId}`
  return size === undefined ? `${what} (${key}) is missing` : `${what} (${key}) has ${size} of ${known} bytes`
}

function short(list: readonly string[]): string[] {
  const more = list.length - mostNamed
  return more > 0 ? [...list.slice(0, mostNamed), `and ${more} more`] : [...list]
}
