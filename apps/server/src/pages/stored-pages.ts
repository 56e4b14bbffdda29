import type { AnyDatabase, PageKindServices, PageOfKind } from '@sitewright/page-kit/server'
import type { Database, Reader } from '../db/database.ts'

const pagesOf = (db: AnyDatabase, { id, kind }: PageOfKind) =>
  (db as unknown as Reader).selectFrom('pages').where('pages.id', '=', id).where('pages.kind', '=', kind)

/** What page kinds are told of their pages as they are stored, no matter who may see them. */
export function createStoredPages({
  engine,
}: Pick<Database, 'engine'>): Pick<PageKindServices['pages'], 'exists' | 'hold' | 'activeContent'> {
  return {
    async exists(db, page) {
      return (await pagesOf(db, page).select('pages.id').executeTakeFirst()) !== undefined
    },

    async hold(tx, page) {
      const held = await pagesOf(tx, page)
        .select('pages.id')
        .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
        .executeTakeFirst()
      return held !== undefined
    },

    async activeContent(db, page) {
      const active = await pagesOf(db, page)
        .innerJoin('page_contents', 'page_contents.page_id', 'pages.id')
        .where('state', '=', 'active')
        .select('content')
        .executeTakeFirst()
      return active?.content
    },
  }
}
