import type { Writer } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { fileKeys } from '../files/file-keys.ts'
import type { StoredBytesLedger } from '../files/file-store-ledger.ts'
import type { PageKinds } from '../kinds/page-kinds.ts'
import { linksSetting } from '../links/links.ts'
import type { Looks } from '../look/looks.ts'
import { builtInLook, lookFields } from '../look/site-look.ts'
import { cleanAgain, storeContent } from '../pages/page-contents.ts'
import { pageKeys } from '../pages/page-keys.ts'
import { storeSettings } from '../settings/settings.ts'
import { filePrints, menuPrints, pagePrints, type ExampleRecord } from './example-record.ts'
import type { LoadedStarter, StarterPage, StarterSite } from './starter-site.ts'

export interface CreatingOptions {
  kinds: PageKinds
  looks: Looks
  ledger: StoredBytesLedger
  now: () => Seconds
}

/** Who it is created for. */
export interface StarterOwner {
  id: number
  email: string
}

export interface NewStarter {
  starter: LoadedStarter
  admin: StarterOwner
  /** What the site came with before, where this is put in its place. */
  former?: Pick<ExampleRecord, 'settings' | 'look'>
}

const nothing: NonNullable<NewStarter['former']> = { settings: {}, look: 0 }

/**
 * Creates ordinary content to begin with, that can be edited or deleted like any other (Q17), and remembers what it is.
 * Settings and the look stay where they are not as the program left them.
 */
export async function createStarterSite(
  tx: Writer,
  { starter, admin, former = nothing }: NewStarter,
  options: CreatingOptions,
): Promise<void> {
  const { kinds, looks, now } = options
  const fileIds = await addFiles(tx, starter, options)
  const values = { fileIds, adminEmail: admin.email }
  const site = starter.siteWith(values)
  const pageIds = new Map<string, number>()
  for (const page of site.pages)
    if (kinds.has(page.kind))
      pageIds.set(
        page.url,
        await addPage(tx, { page, content: starter.contentWith(page, values), admin, kinds, now: now() }),
      )
  const items = await addMenu(tx, site.menu, pageIds)
  const settings = await setSettings(tx, site, former)
  await storeSettings(tx, { DefaultPage: pageIds.get('home') ?? 0 })
  const record: ExampleRecord = {
    settings,
    look: await setLook(tx, { site, former, admin, looks }),
    pages: await pagePrints(tx, [...pageIds.values()]),
    menuItems: await menuPrints(tx, items),
    files: await filePrints(tx, [...fileIds.values()]),
  }
  await tx
    .insertInto('examples')
    .values({ starter: starter.name, record: JSON.stringify(record), created: now() })
    .execute()
}

/** Of the first site the icon becomes file 5, as the specification's favicon; the pictures come before it. */
async function addFiles(
  tx: Writer,
  { files }: LoadedStarter,
  { ledger, now }: CreatingOptions,
): Promise<Map<string, number>> {
  const { id: folder_id } = await tx
    .selectFrom('folders')
    .where('root', '=', 'public')
    .where('parent_id', 'is', null)
    .select('id')
    .executeTakeFirstOrThrow()
  const ids = new Map<string, number>()
  for (const { name, caption, type, width, height, key, sha256, size } of files) {
    await ledger.claim(tx, key)
    const { id } = await tx
      .insertInto('files')
      .values({
        ...{ folder_id, name, caption, ...fileKeys({ name, caption }), created: now() },
        ...{ type, size, sha256, storage_key: key, width, height },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(name, id)
  }
  return ids
}

interface NewPage {
  page: StarterPage
  content: string
  admin: StarterOwner
  kinds: PageKinds
  now: Seconds
}

async function addPage(tx: Writer, { page, content, admin, kinds, now }: NewPage): Promise<number> {
  const { kind, title, url } = page
  const { id } = await tx
    .insertInto('pages')
    .values({
      ...{ kind, title, url, ...pageKeys({ title, url }), published: 1, pub_start: null, pub_end: null },
      ...{ version: 1, created: now, updated: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const who = { account: { ...admin, name: '' }, permissions: new Set<string>(), roles: [] }
  await storeContent(tx, { pageId: id, ...cleanAgain(kinds, { kind, content }), state: 'active', who, now })
  return id
}

async function addMenu(tx: Writer, menu: StarterSite['menu'], pageIds: ReadonlyMap<string, number>): Promise<number[]> {
  const ids: number[] = []
  for (const { label, page } of menu) {
    const page_id = pageIds.get(page)
    if (page_id === undefined) continue
    const { id } = await tx
      .insertInto('menu_items')
      .values({ label, page_id, parent_id: null, sort_order: ids.length + 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
  }
  return ids
}

type Former = NonNullable<NewStarter['former']>

/** @returns those that are as this site sets them. */
async function setSettings(tx: Writer, site: StarterSite, former: Former): Promise<Record<string, string>> {
  const wanted = new Map(Object.entries(site.settings).map(([name, value]) => [name, String(value)]))
  wanted.set(linksSetting, JSON.stringify(site.links))
  const names = [...new Set([...wanted.keys(), ...Object.keys(former.settings)])]
  const rows = await tx.selectFrom('settings').where('name', 'in', names).selectAll().execute()
  const present = new Map(rows.map(({ name, value }) => [name, value]))
  const own = names.filter((name) => present.get(name) === former.settings[name])
  const set = Object.fromEntries(own.flatMap((name) => (wanted.has(name) ? [[name, wanted.get(name) ?? '']] : [])))
  const unset = own.filter((name) => present.has(name) && !(name in set))
  if (Object.keys(set).length > 0) await storeSettings(tx, set)
  if (unset.length > 0) await tx.deleteFrom('settings').where('name', 'in', unset).execute()
  return set
}

interface NewLook {
  site: StarterSite
  former: Former
  admin: StarterOwner
  looks: Looks
}

/** @returns the id of the look that the site has got; 0 for none of its own. */
async function setLook(tx: Writer, { site, former, admin, looks }: NewLook): Promise<number> {
  const last = await looks.last(tx)
  if (last !== former.look) {
    // somebody's look stays, but not the address of the example below their pages
    await looks.takeFooterOf(tx, former.look)
    return 0
  }
  if (!site.look && last === 0) return 0
  const look = { ...lookFields(builtInLook), ...site.look }
  return looks.store(tx, { look, footer: site.footer, account: admin.id })
}
