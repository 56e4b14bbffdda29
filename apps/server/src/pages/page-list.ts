import type { Page, PageType } from '@sitewright/api-client'
import { currentLanguage, textOf } from '@sitewright/messages'
import type { Database, ReaderOf } from '../db/database.ts'
import { cacheReads } from '../db/cache-reads.ts'
import { cacheJson } from '../http/cached-json.ts'
import { kindTitle, type PageKinds } from '../kinds/page-kinds.ts'

/** Languages of a site's staff, in each of which the list is kept. */
const keptLanguages = 4

/** All pages for the Page Manager, by id. */
export function createPageList({ database, kinds }: { database: Database; kinds: PageKinds }): () => Promise<Page[]> {
  const list = cacheReads({ database, tables: ['pages'], read: (db) => listPages(db, kinds), most: keptLanguages })
  return () => list(currentLanguage().tag)
}

async function listPages(db: ReaderOf<'pages'>, kinds: PageKinds): Promise<Page[]> {
  const rows = await db
    .selectFrom('pages')
    .select(['id', 'title', 'url', 'kind', 'published', 'pub_start', 'pub_end'])
    .orderBy('id')
    .execute()
  const pages = rows.map(({ id, title, url, kind, published, pub_start, pub_end }) => ({
    id,
    name: title,
    url,
    detail: kindTitle(kinds, kind),
    renderer: kind,
    published: published === 1,
    pub_start,
    pub_end,
  }))
  return cacheJson(pages)
}

/** The kinds that are installed; a type whose package was taken out is left out. */
export async function listPageTypes(database: Database, kinds: PageKinds): Promise<PageType[]> {
  const rows = await database.read.selectFrom('page_types').selectAll().orderBy('id').execute()
  return rows.flatMap(({ id, kind }) => {
    const server = kinds.get(kind)
    if (!server) return []
    const { manifest, picture } = server
    return [
      {
        id,
        title: textOf(manifest.title),
        detail: textOf(manifest.detail),
        renderer: kind,
        ...(picture && { picture }),
      },
    ]
  })
}
