import type { Identity } from '@sitewright/page-kit/server'
import type { Selectable } from 'kysely'
import { admits, fileRule, mayManageIn, type FileRule } from '../access/file-rule.ts'
import type { Reader, ReaderOf } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { fail } from '../errors.ts'
import type { PageKinds } from '../kinds/page-kinds.ts'
import { folderChain, type FolderChain, type FolderRow } from './folder-chain.ts'

export type FileRow = Selectable<Schema['files']>

/** A folder and all above it, nearest first. */
export interface FoundFolder {
  chain: [folder: FolderRow, ...above: FolderRow[]]
}

export interface FoundFile extends FoundFolder {
  file: FileRow
  /** Who may see it; for `admits`. */
  rule: FileRule<FolderRow>
}

/**
 * A folder that this person may know of. The top-level folders Protected and Public are there for everyone, though not
 * what is in them.
 *
 * @throws {RefusedError} 404 for any other.
 */
export async function findVisibleFolder(db: Reader, who: Identity, id: number): Promise<FoundFolder> {
  const [folder, ...above] = await folderChain(db, id)
  if (!folder) return fail('notFound')
  const rule = fileRule([], [folder, ...above])
  const isSharedTop = folder.root === 'protected' || folder.root === 'public'
  if (!isSharedTop && !(rule && admits(rule, who))) fail('notFound')
  return { chain: [folder, ...above] }
}

/** What decides which file it is, and who may see it. */
export const fileTables = ['files', 'file_roles', 'folders', 'folder_roles'] as const
type FileTable = (typeof fileTables)[number]

/** A file with all that decides who may see it; undefined where there is none. */
export async function findFile(db: ReaderOf<FileTable>, id: number): Promise<FoundFile | undefined> {
  const file = await db.selectFrom('files').where('id', '=', id).selectAll().executeTakeFirst()
  if (!file) return undefined
  const [folder, ...above] = await folderChain(db, file.folder_id)
  if (!folder) return undefined
  const own = await db.selectFrom('file_roles').where('file_id', '=', id).select('role_id').execute()
  const roles = own.map((row) => row.role_id)
  const rule = fileRule(roles, [folder, ...above])
  return rule && { file, rule, chain: [folder, ...above] }
}

/** @throws {RefusedError} 404 for a file that this person may not see, as for one that does not exist. */
export async function findVisibleFile(db: Reader, who: Identity, id: number): Promise<FoundFile> {
  return visibleTo(who, await findFile(db, id))
}

/** The same for a file that was looked for already. @throws {RefusedError} 404 */
export function visibleTo(who: Identity, found: FoundFile | undefined): FoundFile {
  return found && admits(found.rule, who) ? found : fail('notFound')
}

/**
 * For anyone who wants to rename, replace, move or delete a file.
 *
 * @throws {RefusedError} 404 for a file that this person may not see, 403 for one that they may only see.
 */
export async function assertMayManageFile(db: Reader, who: Identity, id: number): Promise<FoundFile> {
  const found = await findVisibleFile(db, who, id)
  if (!mayManageIn(found.chain, who)) fail('permissionDenied')
  return found
}

/**
 * For anyone who wants to create a folder in this one, delete it, or move a file to it.
 *
 * @throws {RefusedError} 404 for a folder that this person may not see, 403 for one that they may only see.
 */
export async function assertMayManageFolder(db: Reader, who: Identity, id: number): Promise<FoundFolder> {
  const found = await findVisibleFolder(db, who, id)
  if (!mayManageIn(found.chain, who)) fail('permissionDenied')
  return found
}

/**
 * For anyone who wants to upload a new file.
 *
 * @throws {RefusedError} 404 for a folder that this person may not see, 403 for one that they may not add to.
 */
export async function assertMayAdd(
  db: Reader,
  who: Identity,
  { folder, kinds }: { folder: number; kinds: PageKinds },
): Promise<FoundFolder> {
  const found = await findVisibleFolder(db, who, folder)
  if (!mayAddTo(found.chain, who, editsOpenPages(who, kinds))) fail('permissionDenied')
  return found
}

/** True if this person manages pages, or edits those of a kind that is open to everyone. */
export function editsOpenPages({ permissions }: Identity, kinds: PageKinds): boolean {
  const open = [...kinds.values()].filter(({ manifest }) => !manifest.needs?.length)
  return permissions.has('core.page-manager') || open.some(({ manifest }) => permissions.has(manifest.editor))
}

/**
 * Who manages a folder may add to it; who edits open pages may also add to the Public folders that they may see, so that
 * a picture can be put into a page.
 */
export function mayAddTo(chain: FolderChain, who: Identity, isEditor: boolean): boolean {
  if (mayManageIn(chain, who)) return true
  const rule = fileRule([], chain)
  return isEditor && chain.at(-1)?.root === 'public' && rule !== undefined && admits(rule, who)
}
