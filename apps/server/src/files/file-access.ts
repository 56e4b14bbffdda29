import type { Identity } from '@sitewright/page-kit/server'
import { admits, fileRule } from '../access/file-rule.ts'
import type { Reader } from '../db/database.ts'
import { folderChain } from './folder-chain.ts'

/** True if this person may have the file. */
export async function maySeeFile(db: Reader, file: { id: number; folder_id: number }, who: Identity): Promise<boolean> {
  const chain = await folderChain(db, file.folder_id)
  const own = await db.selectFrom('file_roles').where('file_id', '=', file.id).select('role_id').execute()
  const roles = own.map((row) => row.role_id)
  const rule = fileRule(roles, chain)
  return rule !== undefined && admits(rule, who)
}
