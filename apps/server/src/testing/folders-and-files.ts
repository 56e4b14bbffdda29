import type { Folder } from '@sitewright/api-client'
import type { Identity } from '@sitewright/page-kit/server'
import { fileKeys } from '../files/file-keys.ts'
import type { TestServer, Visitor } from './test-server.ts'

/** The id of the top-level folder Public or Protected. */
export async function topFolder({ services }: TestServer, root: 'public' | 'protected'): Promise<number> {
  const folders = services.database.read.selectFrom('folders').where('root', '=', root)
  return (await folders.select('id').executeTakeFirstOrThrow()).id
}

/** The id of somebody's personal folder, which is made if they have none yet. */
export async function personalFolder(server: TestServer, as: Visitor): Promise<number> {
  return (await folderTreeOf(server, as)).find(({ Root }) => Root === 'personal')?.idFolder ?? 0
}

export async function folderTreeOf(server: TestServer, as: Visitor): Promise<Folder[]> {
  return (await server.call('GET protected/folder-get-list.json.php', undefined, { as })).json()
}

export interface NewFolder {
  parent: number
  name?: string
  roles?: readonly number[]
}

/** A folder as it is in the database. @returns its id. */
export async function addFolder({ services }: TestServer, { parent, name = 'Huts', roles = [] }: NewFolder) {
  return services.changes.write(async (tx) => {
    const { id } = await tx
      .insertInto('folders')
      .values({ parent_id: parent, name, root: null, account_id: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const role_id of roles) await tx.insertInto('folder_roles').values({ folder_id: id, role_id }).execute()
    return id
  })
}

export interface NewFile {
  folder: number
  name?: string
  caption?: string
  type?: string
  roles?: readonly number[]
}

let files = 0

/** A file as it is in the database; there are no bytes. @returns its id. */
export async function addFile({ services }: TestServer, file: NewFile): Promise<number> {
  const { folder, name = 'hut.png', caption = '', type = 'image/png', roles = [] } = file
  const bytes = { type, size: 4711, sha256: 'a'.repeat(64), storage_key: `test/${++files}`, width: 640, height: 480 }
  return services.changes.write(async (tx) => {
    const { id } = await tx
      .insertInto('files')
      .values({ folder_id: folder, name, caption, ...fileKeys({ name, caption }), ...bytes, created: services.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const role_id of roles) await tx.insertInto('file_roles').values({ file_id: id, role_id }).execute()
    return id
  })
}

/** The row of a file, or undefined when it is gone. */
export async function fileRow({ services }: TestServer, id: number) {
  return services.database.read.selectFrom('files').where('id', '=', id).selectAll().executeTakeFirst()
}

/** How many rows a table of folders and files has. */
export async function countOf({ services }: TestServer, table: 'folders' | 'files'): Promise<number> {
  const { count } = await services.database.read
    .selectFrom(table)
    .select((rows) => rows.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Who a visitor is to the server. */
export async function identityOf({ services }: TestServer, as: Visitor): Promise<Identity> {
  return services.identities.identify(as.cookie.slice('sitewright='.length))
}
