import { join } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { indexTermsNow } from '@sitewright/server/search'
import { searchText } from './text.ts'

/**
 * Opens the database of a site that is stopped, to put in many rows at once.
 *
 * @param work one transaction.
 */
export function withDatabase<Result>(dataDir: string, work: (db: DatabaseSync) => Result): Result {
  const db = new DatabaseSync(join(dataDir, 'sitewright.sqlite'))
  db.exec('pragma foreign_keys = on; begin')
  const result = work(db)
  db.exec('commit')
  db.close()
  return result
}

/** The number in a column of a row. @throws where there is none. */
export function columnOf(row: Record<string, SQLOutputValue> | undefined, column: string): number {
  const value = row?.[column]
  if (typeof value !== 'number') throw new Error(`The database gave no ${column}`)
  return value
}

/** Adds published pages, with text and search index, until there are so many. */
export function seedPages(db: DatabaseSync, count: number): void {
  const there = columnOf(db.prepare('select count(*) as there from pages').get(), 'there')
  const newPage = db.prepare(
    `insert into pages (kind, title, url, title_key, url_key, words, published, created, updated)
     values ('single-page', ?, ?, ?, ?, ?, 1, 0, 0) returning id`,
  )
  const newContent = db.prepare(
    `insert into page_contents (page_id, state, content, text, saved) values (?, 'active', ?, ?, 0)`,
  )
  const newTerms = db.prepare('insert into page_terms (rowid, terms) values (?, ?)')
  for (let number = there; number < count; number++) {
    const page = { title: `Walk number ${number}`, url: `walk-number-${number}`, text: searchText(number) }
    const id = columnOf(newPage.get(page.title, page.url, ...listKeys(number)), 'id')
    newContent.run(id, `<p>${page.text}</p>`, page.text)
    newTerms.run(id, indexTermsNow(page).join(' '))
  }
}

/** What the server stores of such a page for its lists: title and shortcut as they are sorted, and the words of both. */
function listKeys(number: number): [title: string, url: string, words: string] {
  const digits = String(number).padStart(12, '0')
  return [`walk number ${digits}`, `walk-number-${digits}`, `walk number ${number}\n/walk-number-${number}`]
}

/**
 * Puts a menu of two levels in the place of the one there is.
 *
 * @returns the pages that it leads to.
 */
export function seedMenu(db: DatabaseSync, { items, perRoot }: { items: number; perRoot: number }): number[] {
  db.exec('delete from menu_items')
  const pages = db
    .prepare(`select id from pages where url like 'walk-number-%' order by id limit ?`)
    .all(items)
    .map((row) => columnOf(row, 'id'))
  const newItem = db.prepare(
    'insert into menu_items (parent_id, label, page_id, sort_order) values (?, ?, ?, ?) returning id',
  )
  let root: number | null = null
  for (const [place, id] of pages.entries()) {
    const isRoot = place % perRoot === 0
    const item = columnOf(newItem.get(isRoot ? null : root, `Item ${place}`, id, place), 'id')
    if (isRoot) root = item
  }
  return pages
}

/** Keeps menu items below the first level, and pages outside the menu, for a role of their own. */
export function restrict(db: DatabaseSync, { items, pages }: { items: number; pages: number }): void {
  const role = columnOf(db.prepare("insert into roles (title) values ('Few') returning id").get(), 'id')
  const rows = (table: string, column: string, query: string) =>
    db.prepare(`insert into ${table} (${column}, role_id) select id, ? from ${query} order by id limit ?`)
  rows('menu_roles', 'menu_item_id', 'menu_items where parent_id is not null').run(role, items)
  const outside = `pages where url like 'walk-number-%' and id not in
    (select page_id from menu_items where page_id is not null)`
  rows('page_roles', 'page_id', outside).run(role, pages)
}
