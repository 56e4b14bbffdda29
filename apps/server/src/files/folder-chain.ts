import type { Reader } from '../db/database.ts'

/** Deeper nesting than this cannot be made; it only bounds the walk. */
const deepest = 32

export interface FolderRow {
  id: number
  parent_id: number | null
  root: 'personal' | 'protected' | 'public' | null
  account_id: number | null
  roles: number[]
}

/** A folder and all above it, nearest first, each with its roles. */
export async function folderChain(db: Reader, folderId: number): Promise<FolderRow[]> {
  const chain: FolderRow[] = []
  let next: number | null = folderId
  while (next !== null && chain.length < deepest) {
    const folder = await db
      .selectFrom('folders')
      .where('id', '=', next)
      .select(['id', 'parent_id', 'root', 'account_id'])
      .executeTakeFirst()
    if (!folder) break
    const roles = await db.selectFrom('folder_roles').where('folder_id', '=', next).select('role_id').execute()
    chain.push({ ...folder, roles: roles.map((row) => row.role_id) })
    next = folder.parent_id
  }
  return chain
}
