import type { ExampleUse } from '@sitewright/api-client/contract'
import type { Reader } from '../db/database.ts'
import { filesUsedIn } from '../files/file-uses-in-content.ts'
import { filePrints, menuPrints, pagePrints, type ExampleRecord, type Print } from './example-record.ts'
import { usesOfSite, writtenTo } from './example-uses.ts'

/** What of the example content goes, by ids, if it is removed now. */
export interface WhatGoes {
  pages: number[]
  menuItems: number[]
  files: number[]
  /** The names of settings that hold a text, not a file. */
  settings: string[]
  /** What came with the site, is there and stays, but for what is in use. */
  kept: { pages: number[]; menuItems: number[]; files: number[] }
  /** What nobody has changed and stays all the same, with what it is used for. */
  inUse: { pages: ReadonlyMap<number, ExampleUse>; files: ReadonlyMap<number, ExampleUse> }
  /** True if nobody has changed or added a page or a menu item, nor changed a file. */
  isUntouched: boolean
}

const fileSettings: ReadonlySet<string> = new Set(['SiteLogoLarge', 'SiteLogoSmall', 'SiteFavicon', 'SiteBackground'])

export interface GoingOptions {
  /** True where another example takes its place, and brings a start page, logos and an icon of its own. */
  exchanged?: boolean
}

/**
 * What nobody has changed goes, but for what is still needed: what the site itself uses, a page that a menu item of
 * somebody leads to, a menu item that leads to a page that stays or has such items below it, and a file that is shown by
 * something that stays.
 */
export async function whatGoes(
  db: Reader,
  record: ExampleRecord,
  { exchanged = false }: GoingOptions = {},
): Promise<WhatGoes> {
  const present = {
    pages: await pagePrints(db, idsOf(record.pages)),
    menuItems: await menuPrints(db, idsOf(record.menuItems)),
    files: await filePrints(db, idsOf(record.files)),
  }
  const same = { pages: unchanged(record.pages, present.pages), files: unchanged(record.files, present.files) }
  const uses = await usesOfSite(db, exchanged ? record.settings : undefined)
  const inUse = {
    pages: new Map([...of(same.pages, uses.pages), ...writtenTo(record.pages, present.pages)]),
    files: of(same.files, uses.files),
  }
  const free = {
    pages: without(same.pages, [...inUse.pages.keys()]),
    files: without(same.files, [...inUse.files.keys()]),
  }
  const { pages, menuItems, others } = await pagesAndItems(db, record, { ...present, free: free.pages })
  const used = await usedFiles(db, { files: free.files, pages })
  const files = free.files.filter((id) => !used.has(id))
  const kept = {
    pages: without(idsOf(present.pages), [...pages, ...inUse.pages.keys()]),
    menuItems: without(idsOf(present.menuItems), menuItems),
    files: without(idsOf(present.files), [...files, ...inUse.files.keys()]),
  }
  const isWhole =
    inUse.pages.size + inUse.files.size === 0 &&
    (['pages', 'menuItems', 'files'] as const).every(
      (part) => kept[part].length === 0 && present[part].length === record[part].length,
    )
  return {
    pages,
    menuItems,
    files,
    settings: await ownSettings(db, record),
    kept,
    inUse,
    isUntouched: isWhole && others === 0 && !(await hasOtherPage(db, idsOf(record.pages))),
  }
}

/** Those of the ids that are used. */
function of(ids: readonly number[], uses: ReadonlyMap<number, ExampleUse>): Map<number, ExampleUse> {
  return new Map([...uses].filter(([id]) => ids.includes(id)))
}

interface Present {
  menuItems: ExampleRecord['menuItems']
  /** The pages that nobody has changed and the site does not use. */
  free: readonly number[]
}

async function pagesAndItems(db: Reader, record: ExampleRecord, present: Present) {
  const all = await db.selectFrom('menu_items').select(['id', 'parent_id', 'page_id']).orderBy('id').execute()
  const pages = new Set(present.free)
  const before = new Map(record.menuItems.map((item) => [item.id, item]))
  const leadsWhereItDid = ({ id, page }: Present['menuItems'][number]) => page === null || before.get(id)?.page === page
  const items = new Set(unchanged(record.menuItems, present.menuItems.filter(leadsWhereItDid)))
  const others = all.filter(({ id }) => !before.has(id)).length
  for (let last = -1; last !== pages.size + items.size;) {
    last = pages.size + items.size
    for (const { id, parent_id, page_id } of all) {
      if (page_id !== null && !pages.has(page_id)) items.delete(id)
      if (items.has(id)) continue
      if (page_id !== null) pages.delete(page_id)
      if (parent_id !== null) items.delete(parent_id)
    }
  }
  return { pages: [...pages], menuItems: [...items], others }
}

interface Uses {
  files: readonly number[]
  /** The pages that go. */
  pages: readonly number[]
}

/** The files that something shows that stays. */
async function usedFiles(db: Reader, { files, pages }: Uses): Promise<Set<number>> {
  const used = new Set<number>()
  if (files.length === 0) return used
  const going = new Set(pages)
  const contents = db.selectFrom('file_uses').where('file_id', 'in', files).select(['page_id', 'file_id'])
  for (const use of await contents.execute()) if (!going.has(use.page_id)) used.add(use.file_id)
  const shared = db.selectFrom('page_sharing').where('image_id', 'in', files).select(['page_id', 'image_id'])
  for (const use of await shared.execute()) if (!going.has(use.page_id)) used.add(Number(use.image_id))
  const look = db.selectFrom('looks').select(['id', 'footer']).orderBy('id', 'desc').limit(1)
  for (const id of filesUsedIn((await look.executeTakeFirst())?.footer ?? '')) used.add(id)
  return used
}

/** Those that hold a text and are as they were set; the others go with their files. */
async function ownSettings(db: Reader, { settings }: ExampleRecord): Promise<string[]> {
  const names = Object.keys(settings).filter((name) => !fileSettings.has(name))
  if (names.length === 0) return []
  const rows = await db.selectFrom('settings').where('name', 'in', names).selectAll().execute()
  return names.filter((name) => rows.some((row) => row.name === name && row.value === settings[name]))
}

/** Asked for in the order of ids, so that it is known after the first few. */
async function hasOtherPage(db: Reader, ids: readonly number[]): Promise<boolean> {
  const first = await db
    .selectFrom('pages')
    .where('id', '>', 0)
    .select('id')
    .orderBy('id', 'desc')
    .limit(ids.length + 1)
    .execute()
  return first.some(({ id }) => !ids.includes(id))
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id)
}

function unchanged(before: readonly Print[], present: readonly Print[]): number[] {
  const prints = new Map(before.map(({ id, print }) => [id, print]))
  return present.flatMap(({ id, print }) => (prints.get(id) === print ? id : []))
}

function without(ids: readonly number[], others: readonly number[]): number[] {
  return ids.filter((id) => !others.includes(id))
}
