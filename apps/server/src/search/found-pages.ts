import type { Identity } from '@sitewright/page-kit/server'
import type { PageAccess } from '../access/page-access.ts'
import { visiblePages } from '../access/visible-pages.ts'
import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import type { PageKinds } from '../kinds/page-kinds.ts'
import { linkPath } from '../text/link-path.ts'
import { pagesContaining } from './search-index.ts'
import { excerptReach, newestIds, type SearchSource } from './search-source.ts'

export interface FoundPagesOptions {
  database: Pick<Database, 'engine' | 'read'>
  kinds: PageKinds
  access: PageAccess
  now: () => Seconds
}

/** The pages that this person may see. */
export function foundPages({ database, kinds, access, now }: FoundPagesOptions, who: Identity): SearchSource {
  const { engine, read } = database

  return {
    ids(wanted, limit) {
      const found = read.selectFrom(pagesContaining(engine, wanted)).where((condition) =>
        condition.exists(
          condition
            .selectFrom('pages')
            .whereRef('pages.id', '=', 'found.id')
            .where(visiblePages({ access, kinds, who, now: now() }))
            .select('pages.id')
            // looked up one by one; PostgreSQL would rather read all pages first
            .$if(engine === 'postgres', (page) => page.offset(0)),
        ),
      )
      return newestIds(database, found, limit)
    },
    async describe(ids) {
      const rows = await read
        .selectFrom('pages')
        .leftJoin('page_contents', (join) =>
          join.onRef('page_contents.page_id', '=', 'pages.id').on('page_contents.state', '=', 'active'),
        )
        .where('pages.id', 'in', ids)
        .select(['pages.id', 'kind', 'url', 'title'])
        .select((is) => is.fn<string | null>('substr', ['text', is.lit(1), is.lit(excerptReach)]).as('text'))
        .execute()
      return new Map(
        rows.map((row) => [
          row.id,
          { id: row.id, title: row.title, address: `/${linkPath(row)}`, text: row.text ?? '' },
        ]),
      )
    },
  }
}
