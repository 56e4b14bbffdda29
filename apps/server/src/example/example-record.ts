import { sql } from 'kysely'
import type { Reader } from '../db/database.ts'
import type { AnyDb } from '../db/engine.ts'
import { readTableGraph } from '../db/table-graph.ts'

/** A row of the example content, and all that somebody can change of it as one text. */
export interface Print {
  id: number
  print: string
}

/** What was created, as it was then. */
export interface ExampleRecord {
  /** As they are stored. */
  settings: Readonly<Record<string, string>>
  /** The id of its look; 0 for none of its own. */
  look: number
  pages: readonly Print[]
  menuItems: readonly (Print & { page: number | null })[]
  files: readonly Print[]
}

/** Tables of the core with rows that belong to a page: all others are those of page kinds. */
const coreTables: ReadonlySet<string> = new Set([
  ...['page_contents', 'page_revisions', 'page_sharing', 'page_roles', 'page_hits', 'page_visitors', 'page_terms'],
  ...[
    'working_copies',
    'former_shortcuts',
    'content_sources',
    'file_uses',
    'menu_items',
    'sub_page_lists',
    'sub_pages',
  ],
])

/** Of the pages that are there. The version stands for all that was ever saved of it; typed text and messages count, too. */
export async function pagePrints(db: Reader, ids: readonly number[]): Promise<Print[]> {
  if (ids.length === 0) return []
  const pages = await db
    .selectFrom('pages')
    .where('id', 'in', ids)
    .select(['id', 'title', 'url', 'published', 'pub_start', 'pub_end', 'version'])
    .orderBy('id')
    .execute()
  const roles = await db
    .selectFrom('page_roles')
    .where('page_id', 'in', ids)
    .select(['page_id', 'role_id'])
    .orderBy('role_id')
    .execute()
  const sharing = await db.selectFrom('page_sharing').where('page_id', 'in', ids).selectAll().execute()
  const typed = await db.selectFrom('working_copies').where('page_id', 'in', ids).select('page_id').execute()
  const further = await rowsOfKinds(db, ids)
  return pages.map(({ id, ...page }) => ({
    id,
    print: JSON.stringify([
      ...Object.values(page),
      roles.flatMap((role) => (role.page_id === id ? role.role_id : [])),
      sharing.flatMap((shared) => (shared.page_id === id ? [shared.description, shared.image_id] : [])),
      typed.some((copy) => copy.page_id === id),
      further.flatMap((found) => (found.page === id ? [found.table, found.count] : [])),
    ]),
  }))
}

interface KindRows {
  table: string
  page: number
  count: number
}

/**
 * What page kinds store beside a page's content, whether it goes with the page or, as messages that were sent by a form,
 * outlives it: then the column that names the page is no reference.
 */
async function rowsOfKinds(db: Reader, ids: readonly number[]): Promise<KindRows[]> {
  const { references, columns } = await readTableGraph(db as unknown as AnyDb)
  const named = references.filter(({ target }) => target === 'pages')
  for (const [table, found] of columns)
    if (found.some(({ name }) => name === 'page_id') && !named.some((one) => one.table === table))
      named.push({ table, column: 'page_id', target: 'pages', isLoose: true })
  const found: KindRows[] = []
  for (const { table, column } of named) {
    if (coreTables.has(table)) continue
    const { rows } = await sql<{ page: number; count: number }>`
      select ${sql.ref(column)} as page, cast(count(*) as integer) as count from ${sql.table(table)}
      where ${sql.ref(column)} in (${sql.join(ids)}) group by ${sql.ref(column)}`.execute(db)
    found.push(...rows.map(({ page, count }) => ({ table: `${table}.${column}`, page, count })))
  }
  return found
}

/** Of the menu items that are there: where they stand is not looked at, and where they lead is told apart. */
export async function menuPrints(db: Reader, ids: readonly number[]): Promise<ExampleRecord['menuItems']> {
  if (ids.length === 0) return []
  const items = await db
    .selectFrom('menu_items')
    .where('id', 'in', ids)
    .select(['id', 'page_id', 'label', 'icon', 'anchor', 'address'])
    .orderBy('id')
    .execute()
  const roles = await db
    .selectFrom('menu_roles')
    .where('menu_item_id', 'in', ids)
    .select(['menu_item_id', 'role_id'])
    .orderBy('role_id')
    .execute()
  return items.map(({ id, page_id: page, ...item }) => ({
    id,
    page,
    print: JSON.stringify([
      ...Object.values(item),
      roles.flatMap((role) => (role.menu_item_id === id ? role.role_id : [])),
    ]),
  }))
}

/** Of the files that are there. */
export async function filePrints(db: Reader, ids: readonly number[]): Promise<Print[]> {
  if (ids.length === 0) return []
  const files = await db
    .selectFrom('files')
    .where('id', 'in', ids)
    .select(['id', 'name', 'caption', 'folder_id', 'sha256'])
    .orderBy('id')
    .execute()
  const roles = await db
    .selectFrom('file_roles')
    .where('file_id', 'in', ids)
    .select(['file_id', 'role_id'])
    .orderBy('role_id')
    .execute()
  return files.map(({ id, ...file }) => ({
    id,
    print: JSON.stringify([...Object.values(file), roles.flatMap((role) => (role.file_id === id ? role.role_id : []))]),
  }))
}
