import type { Actor, Audit } from '../audit/audit.ts'
import type { Database } from '../db/database.ts'
import { fail } from '../errors.ts'
import { assertMayManageFolder } from './file-rights.ts'
import { folderNameKey, lockFolder } from './folder-row.ts'
import { subjectIn } from './subject-in.ts'
import type { Trash } from '../trash/trash.ts'
import { deletedFile } from './trash-files.ts'

/** Characters. */
const maxNameLength = 100

/** Control characters, line ends and what turns the direction of the text around it, which makes one name look like another. */
const misleading = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

/** Levels of folders, the top-level one included. */
const deepest = 16

export interface FolderChangesOptions {
  database: Database
  audit: Audit
  trash: Pick<Trash, 'put'>
}

/** Creating and deleting folders. Neither changes what visitors see: a folder can only be deleted while it is empty. */
export function createFolderChanges({ database, audit, trash }: FolderChangesOptions) {
  /**
   * @returns the new folder's id.
   * @throws {RefusedError} 400 for a name that cannot be, 403 and 404 as the right says, 409 for a name that is taken
   *   or a place that is too deep.
   */
  async function create({ name: typed, parentid }: { name: string; parentid: number }, actor: Actor): Promise<number> {
    return database.write(async (tx) => {
      const { chain } = await assertMayManageFolder(tx, actor.who, parentid)
      const name = toFolderName(typed)
      if (chain.length >= deepest) fail('folderTooDeep')
      await lockFolder(tx, parentid)
      const siblings = await tx.selectFrom('folders').where('parent_id', '=', parentid).select('name').execute()
      if (siblings.some((sibling) => folderNameKey(sibling.name) === folderNameKey(name))) fail('folderTaken')
      const { id } = await tx
        .insertInto('folders')
        .values({ parent_id: parentid, name, root: null, account_id: null })
        .returning('id')
        .executeTakeFirstOrThrow()
      const target = subjectIn(chain, { kind: 'folder', id, name })
      await audit.record(tx, { action: 'folder created', actor, target })
      return id
    })
  }

  /** @throws {RefusedError} 403 and 404 as the right says, 409 for a top-level folder and one that is not empty. */
  async function remove(id: number, actor: Actor): Promise<void> {
    const removed = database.write(async (tx) => {
      const { chain } = await assertMayManageFolder(tx, actor.who, id)
      if (chain[0].parent_id === null) fail('folderStatic')
      const folder = await tx.selectFrom('folders').where('parent_id', '=', id).select('id').executeTakeFirst()
      const file = await tx.selectFrom('files').where('folder_id', '=', id).select('id').executeTakeFirst()
      if (folder || file) fail('folderNotEmpty')
      const [{ name }, ...above] = chain
      await trash.put(tx, deletedFile({ kind: 'folder', id, name, above, who: actor.who }))
      const { numDeletedRows } = await tx.deleteFrom('folders').where('id', '=', id).executeTakeFirst()
      if (numDeletedRows === 0n) fail('notFound')
      const target = subjectIn(chain, { kind: 'folder', id, name })
      await audit.record(tx, { action: 'folder deleted', actor, target })
    })
    await removed.catch((error: unknown) => {
      // on PostgreSQL something may have been added to it between the check and the deletion
      if (isStillNamed(error)) fail('folderNotEmpty')
      throw error
    })
  }

  return { create, remove }
}

/** PostgreSQL's code of a foreign key that a deletion would break. */
function isStillNamed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23503'
}

/** @throws {RefusedError} 400 for what cannot be the name of a folder. */
function toFolderName(typed: string): string {
  const name = typed.normalize('NFC').trim()
  const { length } = Array.from(name)
  if (length === 0 || length > maxNameLength || misleading.test(name) || name.includes('/')) fail('badFolderName')
  if (name === '.' || name === '..') fail('badFolderName')
  return name
}
