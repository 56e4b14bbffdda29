import type { PagedPagesInput } from '@sitewright/api-client'
import { sql, type ExpressionBuilder, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { Database } from '../db/database.ts'
import { containsWords } from '../db/read-paged.ts'
import type { Schema, Seconds } from '../db/schema.ts'
import { pagesContaining } from '../search/search-index.ts'
import { wordsIn } from '../search/words.ts'

/** What lists of pages are narrowed down by. */
export type PageFilters = Pick<PagedPagesInput, 'q' | 'renderers' | 'state' | 'except' | 'outside'>

type Pages = ExpressionBuilder<Schema, 'pages'>
type State = NonNullable<PagedPagesInput['state']>

/** The same query for the pages only that all of the filters let through. */
export function filterPages<Row>(
  query: SelectQueryBuilder<Schema, 'pages', Row>,
  filters: PageFilters,
  { engine, now }: { engine: Database['engine']; now: Seconds },
): SelectQueryBuilder<Schema, 'pages', Row> {
  const { renderers, except, state, outside } = filters
  let some = query
  if (renderers !== undefined) some = some.where('pages.kind', 'in', renderers.split(','))
  if (except !== undefined) some = some.where('pages.id', '<>', except)
  if (state !== undefined) some = some.where(inState(state, now))
  if (outside === 1) some = some.where(inState('outside-menu', now))
  const words = (filters.q ?? '').trim()
  if (words === '') return some
  return some.where((page) => page.or([containsWords('pages.words', words), hasInText(page, engine, words)]))
}

/** True if they let all pages through. */
export function isUnfiltered({ q = '', renderers, except, state, outside }: PageFilters): boolean {
  return q.trim() === '' && renderers === undefined && except === undefined && state === undefined && outside !== 1
}

/** True for pages whose published text has all these words, or title and text between them; the last one may go on. */
function hasInText(page: Pages, engine: Database['engine'], q: string): Expression<SqlBool> {
  const words = [...new Set(wordsIn(q))]
  if (words.length === 0) return page.lit(false)
  const found = pagesContaining(engine, { place: 'c', words, open: true })
  return page('pages.id', 'in', (db) => db.selectFrom(found).select('found.id'))
}

function inState(state: State, now: Seconds) {
  return (page: Pages): Expression<SqlBool> => {
    const published = page('pages.published', '=', 1)
    const started = page.or([page('pages.pub_start', 'is', null), page('pages.pub_start', '<=', now)])
    const goesOn = page.or([page('pages.pub_end', 'is', null), page('pages.pub_end', '>', now)])
    const one = sql.lit(1).as('one')
    const inMenu = page.exists(
      page.selectFrom('menu_items').whereRef('menu_items.page_id', '=', 'pages.id').select(one),
    )
    switch (state) {
      case 'published':
        return page.and([published, started, goesOn])
      case 'unpublished':
        return page('pages.published', '=', 0)
      case 'scheduled':
        return page.and([published, page('pages.pub_start', '>', now), goesOn])
      case 'ended':
        return page.and([published, page('pages.pub_end', '<=', now)])
      case 'restricted':
        return page.exists(page.selectFrom('page_roles').whereRef('page_roles.page_id', '=', 'pages.id').select(one))
      case 'menu':
        return inMenu
      case 'outside-menu':
        return page.not(inMenu)
      case 'draft':
        return page.exists(
          page
            .selectFrom('page_contents')
            .whereRef('page_contents.page_id', '=', 'pages.id')
            .where('page_contents.state', '=', 'draft')
            .select(one),
        )
    }
  }
}
