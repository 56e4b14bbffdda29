import path from 'node:path'
import type { Config } from '../../config.ts'
import { lockDataFolder } from '../../db/data-folder.ts'
import { lockDatabase } from '../../db/database-lock.ts'
import type { AnyDb } from '../../db/engine.ts'
import type { TableChecksum } from '../../db/row-text.ts'
import { appliedMigrations, lastIds, tableNames } from '../../db/site-tables.ts'
import { openFileStore } from '../../files/file-store.ts'
import { keysInFolder } from '../../files/keys-in-folder.ts'
import type { PageKinds } from '../../kinds/page-kinds.ts'
import { CommandError } from '../command-error.ts'
import type { Console } from '../console.ts'
import { assertWhole } from './assert-whole.ts'
import { openFileIntake } from './file-intake.ts'
import { assertKnownMigrations, loadSite, type Loaded, type LoadSiteOptions } from './load-site.ts'
import { withSnapshot } from './snapshot.ts'
import { hashOfStored } from './stored-bytes.ts'
import { storedFiles, type StoredFile } from './stored-files.ts'
import { readTable } from './table-rows.ts'
import { assertFree, targetAt } from './target.ts'

export type Place = Pick<Config, 'databaseUrl' | 'dataDir' | 'filesUrl'>

export interface MoveOptions {
  from: Place
  to: Place
  kinds: PageKinds
  console: Pick<Console, 'progress'>
}

export interface Moved extends Loaded {
  tables: Readonly<Record<string, TableChecksum>>
  /** How many files went along; undefined where they stay in their storage. */
  files: number | undefined
  /** Keys of files that the storage had lost before. */
  missing: string[]
  /** Keys of files that are not as the database knows them; they went along as they were. */
  damaged: string[]
}

/**
 * Copies a whole site into an empty place, and makes sure that every row and every file arrived. What it is copied from
 * is only read. Either all of it is there afterwards, or nothing.
 *
 * @throws {CommandError} when there is something in the way. @throws {StartError} while a server runs on either side.
 */
export async function moveSite({ from, to, kinds, console }: MoveOptions): Promise<Moved> {
  const target = targetAt(to)
  await withSnapshot(from, async (db) => {
    const steps = await appliedMigrations(db)
    if (steps.length === 0) throw new CommandError('There is no site to move in this database')
    assertKnownMigrations(steps, kinds)
  })
  const assertEmpty = async () => {
    await assertFree(target, 'move into an empty place')
    if (to.filesUrl === undefined && !sameStorage(from, to) && (await keysInFolder(filesFolder(to))).length > 0)
      throw new CommandError(`There are already files in ${filesFolder(to)}; move into an empty place`)
  }
  await assertEmpty()
  const held = await lockSource(from)
  try {
    const lock = await target.lock()
    try {
      await assertEmpty()
      return await withSnapshot(from, (source) => copyAll(source, { from, to, kinds, console }))
    } finally {
      await lock.release()
    }
  } finally {
    await held.release()
  }
}

async function lockSource({ databaseUrl, dataDir }: Place): Promise<{ release: () => unknown }> {
  return databaseUrl ? lockDatabase(databaseUrl) : lockDataFolder(dataDir)
}

async function copyAll(source: AnyDb, { from, to, kinds, console }: MoveOptions): Promise<Moved> {
  await assertWhole(source)
  const files = sameStorage(from, to) ? undefined : await storedFiles(source)
  const intake = await openFileIntake(to)
  let report: Omit<Moved, keyof Loaded> | undefined
  try {
    const loaded = await targetAt(to).replace(async (tx) =>
      loadSite(tx, {
        expected: await countsOf(source),
        steps: await appliedMigrations(source),
        kinds,
        progress: console.progress,
        async fill(insert) {
          const copied = files ? await copyFiles([...files.values()], { from, intake, console }) : undefined
          const tables = await copyTables(source, { insert, console })
          report = { tables, files: copied?.count, missing: copied?.missing ?? [], damaged: copied?.damaged ?? [] }
          return { tables, lastIds: await lastIds(source) }
        },
      }),
    )
    return { ...(report as unknown as Omit<Moved, keyof Loaded>), ...loaded }
  } catch (error) {
    await intake.undo()
    throw error
  }
}

function filesFolder({ dataDir }: Place): string {
  return path.join(dataDir, 'files')
}

function sameStorage(from: Place, to: Place): boolean {
  return from.filesUrl === to.filesUrl && (from.filesUrl !== undefined || from.dataDir === to.dataDir)
}

async function countsOf(source: AnyDb): Promise<LoadSiteOptions['expected']> {
  const counts: Record<string, { rows: number }> = {}
  for (const table of await tableNames(source)) {
    const [found] = await source
      .selectFrom(table)
      .select((row) => row.fn.countAll<number>().as('rows'))
      .execute()
    counts[table] = { rows: Number(found?.rows) }
  }
  return counts
}

interface CopyTablesOptions {
  insert: (table: string, lines: readonly string[]) => Promise<void>
  console: Pick<Console, 'progress'>
}

async function copyTables(
  source: AnyDb,
  { insert, console }: CopyTablesOptions,
): Promise<Record<string, TableChecksum>> {
  const tables: Record<string, TableChecksum> = {}
  for (const table of await tableNames(source)) {
    console.progress(`Moving ${table}`)
    tables[table] = await readTable(source, table, (lines) => insert(table, lines))
  }
  return tables
}

interface CopyFilesOptions {
  from: Place
  intake: Awaited<ReturnType<typeof openFileIntake>>
  console: Pick<Console, 'progress'>
}

async function copyFiles(files: readonly StoredFile[], { from, intake, console }: CopyFilesOptions) {
  const store = await openFileStore(from)
  const report = { count: 0, missing: [] as string[], damaged: [] as string[] }
  for (const [index, { key, size: known, sha256 }] of files.entries()) {
    console.progress(`Moving files: ${index + 1} of ${files.length}`)
    const found = await store.read(key)
    if (!found) {
      report.missing.push(key)
      continue
    }
    const { body, size } = found
    const hash = await intake.put({ key, size, body: body instanceof Uint8Array ? [body] : body })
    if ((await hashOfStored(intake.store, key)) !== hash)
      throw new CommandError(`The file ${key} was not copied completely`)
    if (size !== known || (sha256 !== undefined && sha256 !== hash)) report.damaged.push(key)
    report.count++
  }
  return report
}
