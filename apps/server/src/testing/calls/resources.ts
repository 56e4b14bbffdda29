import type { PermissionContext } from '@sitewright/api-client'
import { addMenuItem, addPage } from '../content.ts'
import { fileKeys } from '../../files/file-keys.ts'
import type { SampleContext } from './call-sample.ts'

let files = 0

export interface NewResource {
  id: number
  remove: () => Promise<unknown>
}

/** A page, menu item, folder or file that nobody owns. */
export async function newResource(context: SampleContext, ctx: PermissionContext): Promise<NewResource> {
  const { changes } = context.server.services
  const id = await create(context, ctx)
  const tables = { page: 'pages', menu: 'menu_items', folder: 'folders', file: 'files' } as const
  return { id, remove: () => changes.write((tx) => tx.deleteFrom(tables[ctx]).where('id', '=', id).execute()) }
}

async function create(context: SampleContext, ctx: PermissionContext): Promise<number> {
  if (ctx === 'page') return addPage(context.server)
  if (ctx === 'menu') return addMenuItem(context.server, { label: 'Huts' })
  const folder = await newFolder(context, { root: 'public', account_id: null })
  return ctx === 'folder' ? folder : newFile(context, folder)
}

/** A folder or file of the first administrator's own. Pages and menu items are nobody's. */
export async function personalResource(context: SampleContext, ctx: PermissionContext): Promise<number | undefined> {
  if (ctx === 'page' || ctx === 'menu') return undefined
  const folder = await newFolder(context, { root: 'personal', account_id: 1 })
  return ctx === 'folder' ? folder : newFile(context, folder)
}

/** An empty personal folder of anyone who asks, or of the first administrator where nobody is logged in. */
export async function ownFolder(context: SampleContext): Promise<number> {
  return newFolder(context, { root: 'personal', account_id: context.as?.accountId ?? 1 })
}

interface NewFolder {
  parent_id?: number
  root?: 'personal' | 'public'
  account_id?: number | null
}

export async function newFolder({ server }: SampleContext, folder: NewFolder): Promise<number> {
  return server.services.changes.write(async (tx) => {
    const { id } = await tx
      .insertInto('folders')
      .values({ parent_id: null, name: 'Huts', root: null, account_id: null, ...folder })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

export async function newFile({ server }: SampleContext, folder_id: number): Promise<number> {
  const bytes = { type: 'text/plain', size: 0, sha256: '', storage_key: `huts/${++files}`, width: null, height: null }
  const named = { name: 'huts.txt', caption: '' }
  return server.services.changes.write(async (tx) => {
    const { id } = await tx
      .insertInto('files')
      .values({ folder_id, ...named, ...fileKeys(named), ...bytes, created: server.services.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}
