import type { AccessFolder } from '../access/file-rule.ts'
import type { ReaderOf } from '../db/database.ts'

export interface FolderRow extends AccessFolder {
  id: number
  parent_id: number | null
  name: string
  roles: number[]
}

type FoldersReader = ReaderOf<'folders' | 'folder_roles'>

/** A folder and all above it, nearest first, each with its roles. */
export type FolderChain = readonly FolderRow[]

/** @returns nothing where there is no such folder. */
export async function folderChain(db: FoldersReader, folderId: number): Promise<FolderChain> {
  return (await folderChains(db, [folderId])).get(folderId) ?? []
}

/** The same for many folders at once, in one query. */
export async function folderChains(db: FoldersReader, folderIds: readonly number[]): Promise<Map<number, FolderChain>> {
  if (folderIds.length === 0) return new Map()
  const rows = await db
    .withRecursive('above', (cte) =>
      cte
        .selectFrom('folders')
        .where('id', 'in', folderIds)
        .select(['id', 'parent_id', 'name', 'root', 'account_id'])
        .union(
          cte
            .selectFrom('folders')
            .innerJoin('above', 'above.parent_id', 'folders.id')
            .select(['folders.id', 'folders.parent_id', 'folders.name', 'folders.root', 'folders.account_id']),
        ),
    )
    .selectFrom('above')
    .leftJoin('folder_roles', 'folder_roles.folder_id', 'above.id')
    .select(['id', 'parent_id', 'name', 'root', 'account_id', 'role_id'])
    .execute()
  return chainsOf(rows)
}

/** The shared folders, and the own ones of an account: all that it could be shown anything of. */
export async function foldersWithin(db: FoldersReader, account: number | undefined): Promise<Map<number, FolderChain>> {
  const rows = await db
    .withRecursive('within', (cte) =>
      cte
        .selectFrom('folders')
        .where('parent_id', 'is', null)
        .where((top) => top.or([top('root', 'in', ['protected', 'public']), top('account_id', '=', account ?? 0)]))
        .select(['id', 'parent_id', 'name', 'root', 'account_id'])
        .union(
          cte
            .selectFrom('folders')
            .innerJoin('within', 'within.id', 'folders.parent_id')
            .select(['folders.id', 'folders.parent_id', 'folders.name', 'folders.root', 'folders.account_id']),
        ),
    )
    .selectFrom('within')
    .leftJoin('folder_roles', 'folder_roles.folder_id', 'within.id')
    .select(['id', 'parent_id', 'name', 'root', 'account_id', 'role_id'])
    .execute()
  return chainsOf(rows)
}

/** @param rows folders with all that is above them, once for each of their roles. */
function chainsOf(rows: readonly (Omit<FolderRow, 'roles'> & { role_id: number | null })[]): Map<number, FolderChain> {
  const folders = new Map<number, FolderRow>()
  for (const { role_id, ...row } of rows) {
    const folder = folders.get(row.id) ?? { ...row, roles: [] }
    if (role_id !== null) folder.roles.push(role_id)
    folders.set(row.id, folder)
  }
  const chains = new Map<number, FolderChain>()
  const chainOf = (folder: FolderRow): FolderChain => {
    const above = folder.parent_id === null ? undefined : folders.get(folder.parent_id)
    const chain = chains.get(folder.id) ?? [folder, ...(above ? chainOf(above) : [])]
    chains.set(folder.id, chain)
    return chain
  }
  for (const folder of folders.values()) chainOf(folder)
  return chains
}
