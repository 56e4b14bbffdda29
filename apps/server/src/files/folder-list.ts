import type { Folder } from '@sitewright/api-client'
import type { Identity } from '@sitewright/page-kit/server'
import type { Database } from '../db/database.ts'
import type { PageKinds } from '../kinds/page-kinds.ts'
import { editsOpenPages } from './file-rights.ts'
import { foldersWithin, type FolderChain } from './folder-chain.ts'
import { folderTree } from './folder-tree.ts'

/** The folder tree of each person; the first time that somebody asks, the own personal folder is made. */
export function createFolderList({ database, kinds }: { database: Database; kinds: PageKinds }) {
  return async function list(who: Identity): Promise<Folder[]> {
    const account = who.account?.id
    let folders = await foldersWithin(database.read, account)
    if (account !== undefined && !hasPersonal(folders)) {
      await createPersonalFolder(database, account)
      folders = await foldersWithin(database.read, account)
    }
    return folderTree(folders.values(), who, editsOpenPages(who, kinds))
  }
}

function hasPersonal(folders: ReadonlyMap<number, FolderChain>): boolean {
  return [...folders.values()].some(([folder]) => folder?.root === 'personal')
}

async function createPersonalFolder(database: Database, account_id: number): Promise<void> {
  await database.write(async (tx) => {
    // locks the account's row, so that of parallel requests the later ones find what the first one made
    const account = await tx
      .updateTable('accounts')
      .set((old) => ({ name: old.ref('name') }))
      .where('id', '=', account_id)
      .returning('id')
      .executeTakeFirst()
    const own = tx.selectFrom('folders').where('root', '=', 'personal').where('account_id', '=', account_id)
    if (!account || (await own.select('id').executeTakeFirst())) return
    await tx.insertInto('folders').values({ parent_id: null, name: 'Personal', root: 'personal', account_id }).execute()
  })
}
