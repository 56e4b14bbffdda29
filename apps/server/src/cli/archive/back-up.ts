import fs from 'node:fs'
import path from 'node:path'
import type { Config } from '../../config.ts'
import type { AnyDb } from '../../db/engine.ts'
import { openFileStore, type FileStore } from '../../files/file-store.ts'
import { CommandError } from '../command-error.ts'
import type { Console } from '../console.ts'
import { assertWhole } from '../data/assert-whole.ts'
import type { TableChecksum } from '../../db/row-text.ts'
import { appliedMigrations, lastIds, tableNames } from '../../db/site-tables.ts'
import { withSnapshot } from '../data/snapshot.ts'
import { storedFiles, type StoredFile } from '../data/stored-files.ts'
import { readTable } from '../data/table-rows.ts'
import { archiveFormat, filePart, rowsPart, type Manifest } from './manifest.ts'
import { createArchive, type ArchiveWriter } from './write-archive.ts'

export interface BackUpOptions {
  config: Config
  /** Where the archive goes. */
  file: string
  /** Replaces a file that is there. */
  force?: boolean
  version: string
  console: Pick<Console, 'progress'>
}

/** Anyone who is logged in has to do it again after a restore: a session that was ended since must not come back. */
const leftOut = new Set(['sessions'])

/** How often the database is looked at again because files went while they were copied. */
const maxLooks = 10

/**
 * Writes a whole site, as it is at one moment, into one file, while servers may go on writing. Files are copied first,
 * since they take long and never change under their key; then the rows are read in one transaction, with the files that
 * came meanwhile. If one went meanwhile, the rows are read again: the copy names no file that it lacks, but for those that
 * the storage had lost before.
 */
export async function backUp({ config, file, force = false, version, console }: BackUpOptions): Promise<Manifest> {
  if (!force && fs.existsSync(file)) throw new CommandError(`${file} already exists; --force replaces it`)
  if (!fs.existsSync(path.dirname(file))) throw new CommandError(`There is no folder ${path.dirname(file)}`)
  const first = await withSnapshot(config, filesOfSite)
  const archive = await createArchive(file)
  try {
    const copies = createCopies({ archive, store: await openFileStore(config), console })
    await copies.take(first)
    const manifest = await readRows({ config, version, archive, copies, console })
    await archive.finish(manifest)
    return { ...manifest, parts: [...archive.parts] }
  } catch (error) {
    await archive.abandon()
    throw error
  }
}

async function filesOfSite(db: AnyDb): Promise<Map<string, StoredFile>> {
  if ((await appliedMigrations(db)).length === 0) throw new CommandError('There is no site in this database')
  return storedFiles(db)
}

interface Work extends Pick<BackUpOptions, 'config' | 'version' | 'console'> {
  archive: ArchiveWriter
  copies: Copies
}

async function readRows({ config, version, archive, copies, console }: Work): Promise<Omit<Manifest, 'parts'>> {
  for (let look = 1; ; look++) {
    const read = await withSnapshot(config, async (db) => {
      const made = new Date().toISOString()
      const known = await storedFiles(db)
      const gone = await copies.take(known)
      if (gone.length > 0 && look < maxLooks && (await withSnapshot(config, anyForgotten(gone)))) return undefined
      await assertWhole(db)
      const tables = await addTables(db, { archive, console })
      return { made, known, steps: await appliedMigrations(db), tables, lastIds: await lastIds(db) }
    })
    if (!read) continue
    const { known, ...rest } = read
    return {
      format: archiveFormat,
      version,
      engine: config.databaseUrl ? 'postgres' : 'sqlite',
      publicUrl: config.publicUrl,
      ...rest,
      files: copies.report(known),
    }
  }
}

/** True if the database does not know one of these files any more: it was deleted, and not lost. */
function anyForgotten(files: readonly StoredFile[]) {
  return async (db: AnyDb): Promise<boolean> => {
    const known = await storedFiles(db)
    return files.some(({ key }) => !known.has(key))
  }
}

async function addTables(db: AnyDb, { archive, console }: Pick<Work, 'archive' | 'console'>) {
  const tables: Record<string, TableChecksum> = {}
  for (const table of await tableNames(db)) {
    if (leftOut.has(table)) continue
    console.progress(`Reading ${table}`)
    let number = 0
    tables[table] = await readTable(db, table, async (lines) => {
      const text = Buffer.from(`${lines.join('\n')}\n`)
      await archive.add({ name: rowsPart(table, ++number), size: text.byteLength }, [text])
    })
  }
  return tables
}

interface Copies {
  /** Adds those to the archive that are not in it yet. @returns those that the storage does not have. */
  take: (files: ReadonlyMap<string, StoredFile>) => Promise<StoredFile[]>
  report: (known: ReadonlyMap<string, StoredFile>) => Manifest['files']
}

function createCopies({
  archive,
  store,
  console,
}: {
  archive: ArchiveWriter
  store: FileStore
  console: Pick<Console, 'progress'>
}): Copies {
  const taken = new Map<string, { size: number; intact: boolean }>()

  async function take(files: ReadonlyMap<string, StoredFile>): Promise<StoredFile[]> {
    const gone: StoredFile[] = []
    let done = 0
    for (const file of files.values()) {
      console.progress(`Copying files: ${++done} of ${files.size}`)
      if (!taken.has(file.key) && !(await copy(file))) gone.push(file)
    }
    return gone
  }

  async function copy({ key, size: expected, sha256 }: StoredFile): Promise<boolean> {
    const found = await store.read(key)
    if (!found) return false
    const { body, size } = found
    const part = await archive.add({ name: filePart(key), size }, body instanceof Uint8Array ? [body] : body)
    taken.set(key, { size, intact: size === expected && (sha256 === undefined || part.sha256 === sha256) })
    return true
  }

  function report(known: ReadonlyMap<string, StoredFile>): Manifest['files'] {
    const keys = [...known.keys()]
    const here = keys.flatMap((key) => taken.get(key) ?? [])
    return {
      count: here.length,
      bytes: here.reduce((sum, { size }) => sum + size, 0),
      missing: keys.filter((key) => !taken.has(key)),
      damaged: keys.filter((key) => taken.get(key)?.intact === false),
      unneeded: [...taken.keys()].filter((key) => !known.has(key)),
    }
  }

  return { take, report }
}
