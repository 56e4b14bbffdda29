import type { PermissionContext } from '@sitewright/api-client'
import type { Reader } from '../db/database.ts'
import { folderChain } from '../files/folder-chain.ts'
import type { Subject } from './entry.ts'

/** Finds what things are called just now. What is not there any more is named by its id alone. */
export interface Look {
  page: (id: number) => Promise<Subject>
  account: (id: number) => Promise<Subject>
  role: (id: number) => Promise<Subject>
  folder: (id: number) => Promise<Subject>
  file: (id: number) => Promise<Subject>
  mail: (id: number) => Promise<Subject>
  /** Whatever can be kept for roles. */
  thing: (ctx: PermissionContext, id: number) => Promise<Subject>
  /** The page of a published version, and the version's number. */
  revision: (id: number) => Promise<{ page: Subject; version: number } | undefined>
  /** The names of several, for a sentence. */
  accounts: (ids: readonly number[]) => Promise<string>
  roles: (ids: readonly number[]) => Promise<string>
}

/** Names of one sentence; of more it says how many. */
const mostNames = 20

export function createLook(db: Reader): Look {
  const named = (kind: string, id: number, label: string | undefined): Subject => ({ kind, id, label: label ?? '' })

  async function page(id: number): Promise<Subject> {
    const found = await db.selectFrom('pages').where('id', '=', id).select(['title', 'url']).executeTakeFirst()
    return named('page', id, found && (found.title || `/${found.url}`))
  }

  async function account(id: number): Promise<Subject> {
    const found = await db.selectFrom('accounts').where('id', '=', id).select(['name', 'email']).executeTakeFirst()
    return named('account', id, found && accountLabel(found))
  }

  async function role(id: number): Promise<Subject> {
    const found = await db.selectFrom('roles').where('id', '=', id).select('title').executeTakeFirst()
    return named('role', id, found?.title)
  }

  async function folder(id: number): Promise<Subject> {
    return named('folder', id, await folderLabel(id))
  }

  async function file(id: number): Promise<Subject> {
    const found = await db.selectFrom('files').where('id', '=', id).select(['name', 'folder_id']).executeTakeFirst()
    return named('file', id, found && (await isPersonal(found.folder_id)) ? '' : found?.name)
  }

  /** What lies in a personal folder is its owner's only, and so is what it is called. */
  async function folderLabel(id: number): Promise<string> {
    const chain = await folderChain(db, id)
    return chain.at(-1)?.root === 'personal' ? '' : (chain[0]?.name ?? '')
  }

  async function isPersonal(folderId: number): Promise<boolean> {
    return (await folderChain(db, folderId)).at(-1)?.root === 'personal'
  }

  async function mail(id: number): Promise<Subject> {
    const found = await db.selectFrom('outbox').where('id', '=', id).select(['subject', 'recipient']).executeTakeFirst()
    return named('mail', id, found && `${found.subject} (to ${found.recipient})`)
  }

  async function menuItem(id: number): Promise<Subject> {
    const found = await db.selectFrom('menu_items').where('id', '=', id).select('label').executeTakeFirst()
    return named('menu item', id, found?.label)
  }

  async function revision(id: number) {
    const found = await db
      .selectFrom('page_revisions')
      .where('id', '=', id)
      .select(['page_id', 'version'])
      .executeTakeFirst()
    return found && { page: await page(found.page_id), version: found.version }
  }

  const things: Record<PermissionContext, (id: number) => Promise<Subject>> = { page, menu: menuItem, folder, file }

  return {
    page,
    account,
    role,
    folder,
    file,
    mail,
    thing: (ctx, id) => things[ctx](id),
    revision,
    accounts: (ids) => sentence(ids, account),
    roles: (ids) => sentence(ids, role),
  }
}

/** How people know an account: by its name and its email address. */
export function accountLabel({ name, email }: { name: string; email: string }): string {
  return name === '' || name === email ? email : `${name} (${email})`
}

/** What to call something within a sentence. */
export function nameOf({ label, id }: Subject): string {
  return label || `number ${id}`
}

async function sentence(ids: readonly number[], find: (id: number) => Promise<Subject>): Promise<string> {
  const names: string[] = []
  for (const id of ids.slice(0, mostNames)) names.push(nameOf(await find(id)))
  const others = ids.length - names.length
  return [...names, ...(others > 0 ? [`${others} more`] : [])].join(', ')
}
