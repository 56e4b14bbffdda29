import { defineMessages } from '@sitewright/messages'
import type { ExampleRemoved, FooterFields } from '@sitewright/api-client/contract'
import type { Identity } from '@sitewright/page-kit/server'
import type { Reader, Writer } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { deleteFiles } from '../files/file-store-ledger.ts'
import { clearSettingsUsingFiles } from '../files/file-uses-in-settings.ts'
import { folderChains } from '../files/folder-chain.ts'
import { deletedFile } from '../files/trash-files.ts'
import type { Looks } from '../look/looks.ts'
import type { SettingName } from '../settings/settings.ts'
import type { Trash } from '../trash/trash.ts'
import type { WhatGoes } from './what-goes.ts'

const messages = defineMessages('server/removed-example', {
  nameAndDescription: 'Name and description of the example content',
})

export interface Removing {
  /** The row that remembers what the site came with. */
  example: number
  what: WhatGoes
  who: Identity
  /** Absent: nothing of it can come back. */
  trash: Pick<Trash, 'put'> | undefined
  now: Seconds
  /** Of the look that it came with; 0 for none. */
  look: number
  looks: Pick<Looks, 'takeFooterOf'>
}

export interface Removed extends ExampleRemoved {
  /** The names of all settings that are not set any more. */
  settings: string[]
}

/** Deletes the example content, after copies of all of it are in the trash: of what leads to another both then know it. */
export async function removeExample(tx: Writer, removing: Removing): Promise<Removed> {
  const { example, what, trash, now } = removing
  const cleared = new Map<number, SettingName[]>()
  for (const id of what.files) cleared.set(id, await clearSettingsUsingFiles(tx, id))
  const texts = await takeSettings(tx, what.settings)
  const footer = await removing.looks.takeFooterOf(tx, removing.look)
  const things = await putAll(tx, removing, { cleared, texts, footer })
  if (what.menuItems.length > 0) await tx.deleteFrom('menu_items').where('id', 'in', what.menuItems).execute()
  if (what.pages.length > 0) await tx.deleteFrom('pages').where('id', 'in', what.pages).execute()
  await deleteFiles(tx, what.files, { since: now, keepsBytes: trash !== undefined && things.length > 0 })
  await tx.deleteFrom('examples').where('id', '=', example).execute()
  return { things, settings: [...[...cleared.values()].flat(), ...texts.map(({ name }) => name)] }
}

type Setting = { name: string; value: string }

async function takeSettings(tx: Writer, names: readonly string[]): Promise<Setting[]> {
  if (names.length === 0) return []
  return tx.deleteFrom('settings').where('name', 'in', names).returning(['name', 'value']).execute()
}

interface Taken {
  cleared: ReadonlyMap<number, readonly SettingName[]>
  texts: readonly Setting[]
  footer: FooterFields | undefined
}

/** @returns those that can come back, in the order in which they do it best. */
async function putAll(tx: Writer, removing: Removing, { cleared, texts, footer }: Taken): Promise<Removed['things']> {
  const { example, what, who, trash } = removing
  const put: Trash['put'] = trash?.put ?? (async () => false)
  const things: Removed['things'] = []
  const keep = async (deleted: Parameters<Trash['put']>[1]) => {
    const { kind, id, title: name } = deleted
    if (await put(tx, { ...deleted })) things.push({ kind, id, name })
  }
  for (const { id, name, above } of await filesWithFolders(tx, what.files))
    await keep(deletedFile({ kind: 'file', id, name, above, who, settings: cleared.get(id) ?? [] }))
  for (const { id, title } of await titlesOf(tx, what.pages))
    await keep({ kind: 'page', table: 'pages', id, title, audience: 'core.page-manager', who })
  for (const { id, label: title } of await uppermost(tx, what.menuItems))
    await keep({ kind: 'menu item', table: 'menu_items', id, title, audience: 'core.menu-manager', who })
  const title = messages.nameAndDescription()
  await keep({
    ...{ kind: 'example', table: 'examples', id: example, title, audience: 'core.admin', who },
    facts: { settings: texts, ...(footer && { footer }) },
  })
  return things
}

async function filesWithFolders(tx: Writer, ids: readonly number[]) {
  if (ids.length === 0) return []
  const files = await tx
    .selectFrom('files')
    .where('id', 'in', ids)
    .select(['id', 'name', 'folder_id'])
    .orderBy('id')
    .execute()
  const db: Reader = tx
  const chains = await folderChains(db, [...new Set(files.map((file) => file.folder_id))])
  return files.map(({ folder_id, ...file }) => ({ ...file, above: chains.get(folder_id) ?? [] }))
}

async function titlesOf(tx: Writer, ids: readonly number[]) {
  if (ids.length === 0) return []
  return tx.selectFrom('pages').where('id', 'in', ids).select(['id', 'title']).orderBy('id').execute()
}

/** Without those below others that go: they come back with them. */
async function uppermost(tx: Writer, ids: readonly number[]) {
  if (ids.length === 0) return []
  const items = await tx
    .selectFrom('menu_items')
    .where('id', 'in', ids)
    .select(['id', 'label', 'parent_id'])
    .orderBy('sort_order')
    .execute()
  return items.filter(({ parent_id }) => parent_id === null || !ids.includes(parent_id))
}
