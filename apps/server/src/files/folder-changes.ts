import type { Actor, Audit } from '../audit/audit.ts'
import type { Database, Writer } from '../db/database.ts'
import { fail } from '../errors.ts'
import { assertMayManageFolder } from './file-rights.ts'
import { subjectIn } from './subject-in.ts'

/** Characters. */
const longest = 100

/** Control characters, line ends and what turns the direction of the text around it, which makes one name look like another. */
const misleading = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

/** Levels of folders, the top-level one included. */
const deepest = 16

/** Creating and deleting folders. Neither changes what visitors see: a folder can only be deleted while it is empty. */
export function createFolderChanges({ database, audit }: { database: Database; audit: Audit }) {
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
      const { numDeletedRows } = await tx.deleteFrom('folders').where('id', '=', id).executeTakeFirst()
      if (numDeletedRows === 0n) fail('notFound')
      const target = subjectIn(chain, { kind: 'folder', id, name: chain[0].name })
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

/**
 * Locks the content of the folder against other changes until the transaction ends.
 *
 * @throws {RefusedError} 404 when it is gone.
 */
export async function lockFolder(tx: Writer, id: number): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('folders')
    .set((old) => ({ name: old.ref('name') }))
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) fail('notFound')
}

/** PostgreSQL's code of a foreign key that a deletion would break. */
function isStillNamed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23503'
}

/** @throws {RefusedError} 400 for what cannot be the name of a folder. */
function toFolderName(typed: string): string {
  const name = typed.normalize('NFC').trim()
  const { length } = Array.from(name)
  if (length === 0 || length > longest || misleading.test(name) || name.includes('/')) fail('badFolderName')
  if (name === '.' || name === '..') fail('badFolderName')
  return name
}

/** Equal for two names that a reader takes for the same. */
function folderNameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}
