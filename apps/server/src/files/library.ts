import type { Identity } from '@sitewright/page-kit/server'
import type { Actor, Audit } from '../audit/audit.ts'
import type { Changes } from '../db/changes.ts'
import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { fail } from '../errors.ts'
import type { PageKinds } from '../kinds/page-kinds.ts'
import { createFileList } from './file-list.ts'
import { createFileProperties, type FilePropertiesOptions } from './file-properties.ts'
import { assertMayManageFile, assertMayManageFolder } from './file-rights.ts'
import { deleteFiles } from './file-store-ledger.ts'
import { clearSettingsUsingFiles } from './file-uses-in-settings.ts'
import { createFileUses, type FileUsesOptions } from './file-uses.ts'
import { folderChains } from './folder-chain.ts'
import { createFolderChanges } from './folder-changes.ts'
import { lockFolder } from './folder-row.ts'
import { createFolderList } from './folder-list.ts'
import { placeIn, subjectIn } from './subject-in.ts'
import { createFileFinder, createPagedFiles } from './paged-files.ts'
import type { Trash } from '../trash/trash.ts'
import { deletedFile } from './trash-files.ts'
import { whereVisible, visibilityOf } from './visible-files.ts'

interface FileDeleteOptions {
  changes: Changes
  /** Removes the bytes; called once the file is gone. */
  removeDiscarded: () => Promise<void>
  audit: Audit
  trash: Pick<Trash, 'put'>
  now: () => Seconds
}

export type LibraryOptions = FileUsesOptions & FileDeleteOptions & FilePropertiesOptions & { kinds: PageKinds }

export type Library = ReturnType<typeof createLibrary>

/** Folders and files as people see and change them, all but the bytes. Each asks file-rights.ts who may do it. */
export function createLibrary(options: LibraryOptions) {
  return {
    folders: { list: createFolderList(options), ...createFolderChanges(options) },
    list: createFileList(options),
    listPaged: createPagedFiles(options),
    find: createFileFinder(options),
    move: createFileMove(options),
    setProperties: createFileProperties(options),
    remove: createFileDelete(options),
    uses: createFileUses(options),
    captions: createCaptions(options),
  }
}

/** Moving a file to another folder. It keeps its roles (Q57), and with them the address that pages name. */
function createFileMove({ changes, audit }: { changes: Changes; audit: Audit }) {
  /** @throws {RefusedError} 404 and 403 unless this person manages the file and the folder. */
  return async function move({ file, folder }: { file: number; folder: number }, actor: Actor): Promise<void> {
    await changes.write(async (tx) => {
      const { name } = (await assertMayManageFile(tx, actor.who, file)).file
      const { chain } = await assertMayManageFolder(tx, actor.who, folder)
      await lockFolder(tx, folder)
      const { numUpdatedRows } = await tx
        .updateTable('files')
        .set({ folder_id: folder })
        .where('id', '=', file)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) fail('notFound')
      const target = subjectIn(chain, { kind: 'file', id: file, name })
      await audit.record(tx, { action: 'file moved', actor, target, details: placeIn(chain) })
    })
  }
}

/**
 * Deleting a file. Pages that name it show its alternative text from then on; a logo, icon or background falls back to
 * what the site has without one.
 */
function createFileDelete({ changes, removeDiscarded, audit, trash, now }: FileDeleteOptions) {
  /** @throws {RefusedError} 404 and 403 unless this person manages the file. */
  return async function remove(id: number, actor: Actor): Promise<void> {
    await changes.write(async (tx) => {
      const { file, chain } = await assertMayManageFile(tx, actor.who, id)
      const settings = await clearSettingsUsingFiles(tx, id)
      const isKept = await trash.put(
        tx,
        deletedFile({ kind: 'file', id, name: file.name, above: chain, who: actor.who, settings }),
      )
      await deleteFiles(tx, [id], { since: now(), keepsBytes: isKept })
      const target = subjectIn(chain, { kind: 'file', id, name: file.name })
      await audit.record(tx, { action: 'file deleted', actor, target })
    })
    void removeDiscarded()
  }
}

/** Captions of files, in the order of their ids; '' for what is not there for this person. */
function createCaptions({ database: { read } }: { database: Database }) {
  return async function captions(ids: readonly number[], who: Identity): Promise<string[]> {
    if (ids.length === 0) return []
    const wanted = [...new Set(ids)]
    const places = await read.selectFrom('files').where('id', 'in', wanted).select('folder_id').distinct().execute()
    const chains = await folderChains(
      read,
      places.map((file) => file.folder_id),
    )
    const within = places.flatMap(({ folder_id }) => {
      const chain = chains.get(folder_id)
      return chain ? [chain] : []
    })
    const files = await read
      .selectFrom('files')
      .where('id', 'in', wanted)
      .where(whereVisible(visibilityOf(who, within)))
      .select(['id', 'caption'])
      .execute()
    const found = new Map(files.map(({ id, caption }) => [id, caption]))
    return ids.map((id) => found.get(id) ?? '')
  }
}
