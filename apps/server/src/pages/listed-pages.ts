import type { ListedPage, Page } from '@sitewright/api-client'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { kindTitle, type PageKinds } from '../kinds/page-kinds.ts'
import type { SettingName } from '../settings/settings.ts'
import type { Selectable } from 'kysely'

/** The columns that a page is listed by. */
export const listedColumns = [
  'pages.id',
  'pages.title',
  'pages.url',
  'pages.kind',
  'pages.published',
  'pages.pub_start',
  'pages.pub_end',
] as const

/** What these columns hold. */
export type ListedRow = Pick<
  Selectable<Schema['pages']>,
  'id' | 'title' | 'url' | 'kind' | 'published' | 'pub_start' | 'pub_end'
>

/** Pages as lists tell of them. */
export function createListedPages({ database, kinds }: { database: Database; kinds: PageKinds }) {
  const { read } = database

  /** A kind that was taken out is called by its name. */
  function titleOf(kind: string): string {
    return kindTitle(kinds, kind)
  }

  function asPage({ id, title, url, kind, published, pub_start, pub_end }: ListedRow): Page {
    const page = { id, name: title, url, detail: titleOf(kind), renderer: kind }
    return { ...page, published: published === 1, pub_start, pub_end }
  }

  /** The permission to write pages of a kind, whose content is in tables of its own where it `answer`s by itself. */
  function editorOf(kind: string): Pick<ListedPage, 'editor'> {
    const server = kinds.get(kind)
    return server && !server.answer ? { editor: server.manifest.editor } : {}
  }

  /** The titles of the roles that each of the pages is kept for; a page that is everybody's is left out. */
  async function rolesOf(ids: readonly number[]): Promise<Map<number, string[]>> {
    if (ids.length === 0) return new Map()
    const rows = await read
      .selectFrom('page_roles')
      .innerJoin('roles', 'roles.id', 'page_roles.role_id')
      .where('page_id', 'in', ids)
      .select(['page_id', 'title'])
      .orderBy('role_id')
      .execute()
    const found = Map.groupBy(rows, ({ page_id }) => page_id)
    return new Map([...found].map(([id, some]) => [id, some.map(({ title }) => title)]))
  }

  /** With how each page stands. */
  async function withStates(rows: readonly ListedRow[]): Promise<ListedPage[]> {
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const [roles, items, drafts, start] = await Promise.all([
      rolesOf(ids),
      read.selectFrom('menu_items').where('page_id', 'in', ids).select('page_id').execute(),
      read
        .selectFrom('page_contents')
        .where('page_id', 'in', ids)
        .where('state', '=', 'draft')
        .select('page_id')
        .execute(),
      read
        .selectFrom('settings')
        .where('name', '=', 'DefaultPage' satisfies SettingName)
        .select('value')
        .executeTakeFirst(),
    ])
    const inMenu = new Set(items.map(({ page_id }) => page_id))
    const drafted = new Set(drafts.map(({ page_id }) => page_id))
    return rows.map((row) => {
      const { id } = row
      const states = { roles: roles.get(id) ?? [], menu: inMenu.has(id), draft: drafted.has(id) }
      const isStart = Number(start?.value) === id
      return { ...asPage(row), ...states, ...editorOf(row.kind), ...(isStart && { start: true as const }) }
    })
  }

  return { titleOf, asPage, rolesOf, withStates }
}
