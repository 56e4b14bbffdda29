import path from 'node:path'
import type { Config } from '../../config.ts'
import { openFileStore, type FileStore } from '../../files/file-store.ts'
import { amount, bytesText } from '../amount.ts'
import type { Console } from '../console.ts'
import { rowsOf, tableNames } from '../../db/site-tables.ts'
import { withSnapshot } from '../data/snapshot.ts'
import { storedFiles, type StoredFile } from '../data/stored-files.ts'
import { storedSize } from '../data/stored-bytes.ts'
import { failure, ok, warning, type Finding } from './finding.ts'

/** The number of requests at once, since a storage elsewhere takes its time. */
const lanes = 8

/** How many are named. */
const maxNamed = 20

/** Whether what the database knows of the storage is there, whole, and all. */
export async function checkFiles(config: Config, console: Pick<Console, 'progress'>): Promise<Finding[]> {
  const store = await openFileStore(config)
  const present = await store.keys()
  const known = await withSnapshot(config, storedFiles)
  const faulty = await findFaulty([...known.values()], store, console)
  // a file that was deleted meanwhile is not missing
  const still = faulty.length > 0 ? await withSnapshot(config, storedFiles) : known
  const incomplete = faulty.filter(({ file }) => still.has(file.key)).map(({ file, size }) => describe(file, size))
  const bytes = [...known.values()].reduce((sum, { size }) => sum + size, 0)
  const finding =
    incomplete.length > 0
      ? failure(
          'Files',
          `${amount(incomplete.length, 'stored file')} missing or incomplete: restore a backup`,
          short(incomplete),
        )
      : ok('Files', `${amount(known.size, 'stored file')}, ${bytesText(bytes)}`)
  const unknown = await findUnknown(present, config, store)
  const place = config.filesUrl === undefined ? path.join(config.dataDir, 'files') : 'the storage'
  const text = `${amount(unknown.length, 'file')} in ${place} ${unknown.length === 1 ? 'is' : 'are'} not used`
  return unknown.length > 0 ? [finding, warning('Files', text, short(unknown))] : [finding]
}

interface Faulty {
  file: StoredFile
  /** Undefined: there is nothing. */
  size: number | undefined
}

async function findFaulty(
  files: readonly StoredFile[],
  store: FileStore,
  { progress }: Pick<Console, 'progress'>,
): Promise<Faulty[]> {
  const faulty: Faulty[] = []
  await inLanes(files, async (file, place) => {
    progress(`Looking at files: ${place + 1} of ${files.length}`)
    const size = await storedSize(store, file.key)
    if (size !== file.size) faulty.push({ file, size })
  })
  return faulty
}

/** What is in the storage and neither belongs to a file nor waits to be removed. */
async function findUnknown(present: readonly string[], config: Config, store: FileStore): Promise<string[]> {
  if (present.length === 0) return []
  // asked after the storage was looked at, so that a new file is in it
  const known = await withSnapshot(config, async (db) => {
    const keys = new Set((await storedFiles(db)).keys())
    if ((await tableNames(db)).includes('discarded_bytes'))
      for await (const rows of rowsOf(db, 'discarded_bytes'))
        for (const row of rows) keys.add(String(row['storage_key']))
    return keys
  })
  const strange = present.filter((key) => !known.has(key) && !key.endsWith('.part'))
  const unknown: string[] = []
  // what was removed meanwhile is no stranger
  await inLanes(strange, async (key) => {
    if ((await storedSize(store, key)) !== undefined) unknown.push(key)
  })
  return unknown.sort()
}

/** Works on several at a time, and never on all of them. */
async function inLanes<Item>(items: readonly Item[], work: (item: Item, place: number) => Promise<void>) {
  const entries = items.entries()
  const lane = async () => {
    for (const [place, item] of entries) await work(item, place)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

function describe({ key, fileId, size: known, sha256, table }: StoredFile, size: number | undefined): string {
  const file = table === undefined ? `file ${fileId}` : `file ${fileId} of ${table}`
  const what = sha256 === undefined ? `a picture of ${file}` : file
  return size === undefined ? `${what} (${key}) is missing` : `${what} (${key}) has ${size} of ${known} bytes`
}

function short(list: readonly string[]): string[] {
  const more = list.length - maxNamed
  return more > 0 ? [...list.slice(0, maxNamed), `and ${more} more`] : [...list]
}
