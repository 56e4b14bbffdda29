import fs from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../config.ts'
import { keysInFolder } from '../../files/keys-in-folder.ts'
import type { PageKinds } from '../../kinds/page-kinds.ts'
import { CommandError, lineOf } from '../command-error.ts'
import type { Console } from '../console.ts'
import { collect } from '../data/stored-bytes.ts'
import { openFileIntake, type FileIntake } from '../data/file-intake.ts'
import { assertKnownMigrations, loadSite, type Loaded } from '../data/load-site.ts'
import { setAsideSqliteSite, removeOtherFiles } from '../data/set-aside.ts'
import { assertFree, targetAt, type Target } from '../data/target.ts'
import { backUp } from './back-up.ts'
import { readPartName, type Manifest } from './manifest.ts'
import { assertSealed, readArchive, type ReadPart } from './read-archive.ts'

export interface RestoreOptions {
  /** Where the site goes. */
  config: Config
  file: string
  /** Puts aside what is there. */
  force?: boolean
  kinds: PageKinds
  version: string
  console: Pick<Console, 'progress'>
}

export interface Restored extends Loaded {
  manifest: Manifest
  /** Where the old site is kept, if there was one. */
  aside?: string
}

/**
 * Brings a site back from a backup. The whole backup is verified first; until the last step nothing is changed that was
 * there, and a restore that fails leaves things as they were.
 *
 * @throws {CommandError} when the backup is not whole, or there is something in the way.
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { config, file, force = false, kinds, console } = options
  const target = targetAt(config)
  const assertRoom = async () => {
    if (force) return
    await assertFree(target, '--force moves it aside')
    if (await hasFiles(config))
      throw new CommandError(`There are files in ${filesFolder(config)}; --force moves them aside`)
  }
  assertOwner(config.dataDir)
  await assertRoom()
  await assertSealed(file, console.progress)
  const expected = await readArchive(file, { onPart: async () => {} })
  assertKnownMigrations(expected.steps, kinds)

  const lock = await target.lock()
  try {
    await assertRoom()
    const aside = force ? await putAside(target, options) : undefined
    const loaded = await bringBack(target, { ...options, expected }).catch(async (error: unknown) => {
      if (aside !== undefined) await rm(aside, { recursive: true })
      throw error
    })
    if (config.filesUrl === undefined) await removeOtherFiles(filesFolder(config), new Set(keysOf(expected)))
    return { manifest: expected, ...loaded, ...(aside === undefined ? {} : { aside }) }
  } finally {
    await lock.release()
  }
}

async function bringBack(target: Target, options: RestoreOptions & { expected: Manifest }): Promise<Loaded> {
  const { config, file, kinds, console, expected } = options
  const intake = await openFileIntake(config)
  const wanted = new Set(keysOf(expected))
  try {
    return await target.replace((tx) =>
      loadSite(tx, {
        expected: expected.tables,
        steps: expected.steps,
        kinds,
        progress: console.progress,
        fill: (insert) =>
          readArchive(file, {
            onPart: (part) => takePart(part, { intake, wanted, insert }),
            progress: (done) => console.progress(`Restoring: ${done}`),
          }),
      }),
    )
  } catch (error) {
    await intake.undo()
    throw error
  }
}

interface Destination {
  intake: FileIntake
  /** Keys of the files that the site names. */
  wanted: ReadonlySet<string>
  insert: (table: string, lines: readonly string[]) => Promise<void>
}

async function takePart(part: ReadPart, { intake, wanted, insert }: Destination): Promise<void> {
  if (part.kind === 'file') {
    if (wanted.has(part.key)) await intake.put(part)
    return
  }
  const text = (await collect(part.body)).toString()
  await insert(part.table, text.split('\n').slice(0, -1))
}

/** @returns where the old site is kept now, if there is one. */
async function putAside(target: Target, { config, version, console }: RestoreOptions): Promise<string | undefined> {
  const occupied = await target.isOccupied()
  if (!occupied && !(await hasFiles(config))) return undefined
  const aside = path.join(config.dataDir, `before-restore-${new Date().toISOString().replace(/[-:]/g, '')}`)
  console.progress('Moving the old site aside')
  if (config.databaseUrl === undefined || !occupied) {
    await setAsideSqliteSite(config.dataDir, aside)
    return aside
  }
  const file = `${aside}.tar`
  await mkdir(config.dataDir, { recursive: true })
  try {
    await backUp({ config, file, version, console })
  } catch (error) {
    throw new CommandError(`The old site cannot be moved aside and was not changed: ${lineOf(error)}`)
  }
  return file
}

/** The files that the site of a backup names. */
function keysOf({ parts, files }: Manifest): string[] {
  const unneeded = new Set(files.unneeded)
  return parts.flatMap(({ name }) => {
    const part = readPartName(name)
    return part?.kind === 'file' && !unneeded.has(part.key) ? part.key : []
  })
}

function filesFolder({ dataDir }: Config): string {
  return path.join(dataDir, 'files')
}

/** Of a storage elsewhere nothing is in the way: no two files ever get the same key. */
async function hasFiles(config: Config): Promise<boolean> {
  return config.filesUrl === undefined && (await keysInFolder(filesFolder(config))).length > 0
}

/**
 * What the administrator of the machine makes in somebody else's folder, that somebody could not use.
 *
 * @throws {CommandError}
 */
export function assertOwner(folder: string): void {
  const owner = fs.statSync(folder, { throwIfNoEntry: false })?.uid
  if (process.getuid?.() === 0 && owner !== undefined && owner !== 0)
    throw new CommandError(`Please run this as the user who owns ${folder}, not as root`)
}
