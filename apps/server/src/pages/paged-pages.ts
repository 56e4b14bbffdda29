import type { ListedPage, PagedPagesInput, PagedReply } from '@sitewright/api-client'
import type { Database } from '../db/database.ts'
import { countPaged, readPaged, type ListSort } from '../db/read-paged.ts'
import type { Seconds } from '../db/schema.ts'
import type { PageKinds } from '../kinds/page-kinds.ts'
import { sortKey } from '../text/sort-key.ts'
import { createListedPages, listedColumns } from './listed-pages.ts'
import { filterPages, isUnfiltered } from './page-filters.ts'

export interface PagedPagesOptions {
  database: Database
  kinds: PageKinds
  now: () => Seconds
}

/**
 * The list of the Page Manager, some pages at a time.
 *
 * Pages are read in the order of an index until there are enough, and those that a search or a filter does not let
 * through are passed over: at worst each is looked at once, as no index of either database finds parts of words.
 */
export function createPagedPages({ database, kinds, now }: PagedPagesOptions) {
  const { engine, read } = database
  const { titleOf, withStates } = createListedPages({ database, kinds })

  /** In the order of their titles; a kind that was taken out stands under its name. */
  async function kindsInOrder(): Promise<string[]> {
    const rows = await read.selectFrom('page_types').select('kind').execute()
    const known = new Set([...kinds.keys(), ...rows.map(({ kind }) => kind)])
    const key = (kind: string) => sortKey(titleOf(kind))
    return [...known].sort((a, b) => (key(a) < key(b) ? -1 : 1))
  }

  return async function list(input: PagedPagesInput): Promise<PagedReply<ListedPage>> {
    const sorts: Record<NonNullable<PagedPagesInput['sort']>, ListSort> = {
      name: { column: 'pages.title_key', type: 'text' },
      url: { column: 'pages.url_key', type: 'text' },
      detail: { column: 'pages.kind', values: input.sort === 'detail' ? await kindsInOrder() : [] },
    }
    const query = filterPages(read.selectFrom('pages'), input, { engine, now: now() })
    const { items, next } = await readPaged(query.select(listedColumns), { engine, id: 'pages.id', sorts, input })
    const isWhole = isUnfiltered(input)
    const [listed, total] = await Promise.all([
      withStates(items),
      input.cursor !== undefined ? undefined : next === null ? items.length : countPaged(query, { read, isWhole }),
    ])
    return { items: listed, next, ...(total !== undefined && { total }) }
  }
}
