import type { Identity } from '@sitewright/page-kit/server'
import { admits, fileRule, type AccessFolder, type FileRule } from '../access/file-rule.ts'
import type { ReaderOf } from '../db/database.ts'
import { folderChains } from './folder-chain.ts'

type Reader = ReaderOf<'file_uses' | 'files' | 'file_roles' | 'page_roles' | 'folders' | 'folder_roles'>

/** A file that a published content names and that people who see the page do not see. */
export interface UnseenFile {
  pageId: number
  id: number
  /** '' where it is not for this person to know. */
  name: string
  /** It lies in somebody's Personal folder, or is kept for fewer people than the page. */
  why: 'personal' | 'restricted'
}

/**
 * Files of some pages that visitors of these pages do not see, in the order of their ids.
 *
 * @param pages of a kind with `needs`, only files in Personal folders are told: who has a permission is not known here.
 */
export async function unseenFiles(
  read: Reader,
  pages: readonly { id: number; needs: boolean }[],
  who: Identity,
): Promise<UnseenFile[]> {
  if (pages.length === 0) return []
  const ids = pages.map(({ id }) => id)
  const used = await read
    .selectFrom('file_uses')
    .innerJoin('files', 'files.id', 'file_uses.file_id')
    .where('file_uses.page_id', 'in', ids)
    .where('file_uses.state', '=', 'active')
    .select(['file_uses.page_id as pageId', 'files.id', 'files.name', 'files.folder_id'])
    .orderBy('files.id')
    .execute()
  if (used.length === 0) return []
  const chains = await folderChains(read, [...new Set(used.map((file) => file.folder_id))])
  const ofFiles = await read
    .selectFrom('file_roles')
    .innerJoin('file_uses', 'file_uses.file_id', 'file_roles.file_id')
    .where('file_uses.page_id', 'in', ids)
    .select(['file_roles.file_id as id', 'role_id'])
    .distinct()
    .execute()
  const fileRoles = Map.groupBy(ofFiles, ({ id }) => id)
  const ofPages = await read.selectFrom('page_roles').where('page_id', 'in', ids).selectAll().execute()
  const pageRoles = Map.groupBy(ofPages, (row) => row.page_id)
  const withNeeds = new Set(pages.filter(({ needs }) => needs).map(({ id }) => id))

  return used.flatMap(({ pageId, id, name, folder_id }): UnseenFile[] => {
    const own = (fileRoles.get(id) ?? []).map((row) => row.role_id)
    const rule = fileRule(own, chains.get(folder_id) ?? [])
    if (!rule) return []
    const readers = (pageRoles.get(pageId) ?? []).map((row) => row.role_id)
    const seen = rule.by !== 'owner' && (withNeeds.has(pageId) || isSeenBy(readers, rule))
    if (seen) return []
    const why = rule.by === 'owner' ? 'personal' : 'restricted'
    return [{ pageId, id, name: admits(rule, who) ? name : '', why }]
  })
}

/** @param readers ids of the roles that a page is kept for; none: it is for everyone. */
function isSeenBy(readers: readonly number[], rule: Exclude<FileRule<AccessFolder>, { by: 'owner' }>): boolean {
  if (rule.by === 'root') return rule.folder.root === 'public'
  return readers.length > 0 && readers.every((role) => rule.roles.includes(role))
}
