import type { Identity } from '@sitewright/page-kit/server'
import { isForRoles } from '../access/page-access.ts'
import type { Reader } from '../db/database.ts'
import { folderChain, type FolderRow } from './folder-chain.ts'

/**
 * True if this person may have the file: roles set on it, else those of the nearest folder that has any, else what the
 * top-level folder is by nature (Q56). A personal folder is its owner's only.
 */
export async function maySeeFile(db: Reader, file: { id: number; folder_id: number }, who: Identity): Promise<boolean> {
  const chain = await folderChain(db, file.folder_id)
  const top = chain.at(-1)
  if (!top) return false
  if (top.root === 'personal') return who.account?.id === top.account_id
  if (who.permissions.has('core.admin') || who.permissions.has('core.file-manager')) return true
  const own = await db.selectFrom('file_roles').where('file_id', '=', file.id).select('role_id').execute()
  const roles = own.length > 0 ? own.map((row) => row.role_id) : nearestRoles(chain)
  return roles.length > 0 ? isForRoles(roles, who) : top.root === 'public'
}

function nearestRoles(chain: readonly FolderRow[]): number[] {
  return chain.find((folder) => folder.roles.length > 0)?.roles ?? []
}
