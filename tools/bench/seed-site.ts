import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { indexTerms } from '../../apps/server/src/search/index-terms.ts'
import { searchText } from './text.ts'

/**
 * Opens the database of a site that is stopped, to put in many rows at once.
 *
 * @template Result
 * @param {(db: DatabaseSync) => Result} work one transaction.
 */
export function withDatabase(dataDir, work) {
  const db = new DatabaseSync(join(dataDir, 'sitewright.sqlite'))
  db.exec('pragma foreign_keys = on; begin')
  const result = work(db)
  db.exec('commit')
  db.close()
  return result
}

/** Adds published pages, with text and search index, until there are so many. */
export function seedPages(db, count) {
  const { there } = db.prepare('select count(*) as there from pages').get()
  const newPage = db.prepare(
    `insert into pages (kind, title, url, published, created, updated)
     values ('single-page', ?, ?, 1, 0, 0) returning id`,
  )
  const newContent = db.prepare(
    `insert into page_contents (page_id, state, content, text, saved) values (?, 'active', ?, ?, 0)`,
  )
  const newTerms = db.prepare('insert into page_terms (rowid, terms) values (?, ?)')
  for (let number = there; number < count; number++) {
    const page = { title: `Walk number ${number}`, url: `walk-number-${number}`, text: searchText(number) }
    const { id } = newPage.get(page.title, page.url)
    newContent.run(id, `<p>${page.text}</p>`, page.text)
    newTerms.run(id, indexTerms(page).join(' '))
  }
}

/**
 * Puts a menu of two levels in the place of the one there is.
 *
 * @returns {number[]} the pages that it leads to.
 */
export function seedMenu(db, { items, perRoot }) {
  db.exec('delete from menu_items')
  const pages = db.prepare(`select id from pages where url like 'walk-number-%' order by id limit ?`).all(items)
  const newItem = db.prepare(
    'insert into menu_items (parent_id, label, page_id, sort_order) values (?, ?, ?, ?) returning id',
  )
  let root
  for (const [place, { id }] of pages.entries()) {
    const isRoot = place % perRoot === 0
    const item = newItem.get(isRoot ? null : root, `Item ${place}`, id, place)
    if (isRoot) root = item.id
  }
  return pages.map(({ id }) => id)
}

/** Keeps menu items below the first level, and pages outside the menu, for a role of their own. */
export function restrict(db, { items, pages }) {
  const { id: role } = db.prepare("insert into roles (title) values ('Few') returning id").get()
  const rows = (table, column, query) =>
    db.prepare(`insert into ${table} (${column}, role_id) select id, ? from ${query} order by id limit ?`)
  rows('menu_roles', 'menu_item_id', 'menu_items where parent_id is not null').run(role, items)
  const outside = `pages where url like 'walk-number-%' and id not in
    (select page_id from menu_items where page_id is not null)`
  rows('page_roles', 'page_id', outside).run(role, pages)
}
