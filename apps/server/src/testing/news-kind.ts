import { defineCalls, Id, Nothing } from '@sitewright/api-client/contract'
import {
  definePageKindServer,
  type AnyDatabase,
  type PageAsked,
  type PageKindServer,
  type PageKindServices,
  type SubPageAsked,
  type SubPageNeeds,
} from '@sitewright/page-kit/server'
import { Type, type Static } from 'typebox'

/** Writes an article of a page, in place of the one of this slug. */
export const writeArticle = 'POST protected/plugin/news/write-article.json.php'

const Article = Type.Object({
  id: Id,
  slug: Type.String(),
  title: Type.String(),
  words: Type.Optional(Type.String()),
  /** Who may see it out of those who may see the page. */
  requires: Type.Optional(
    Type.Object({ permissions: Type.Optional(Type.Array(Type.String())), roles: Type.Optional(Type.Array(Id)) }),
  ),
})
type Article = Static<typeof Article>

const tableOf = (db: AnyDatabase, id: number) => db.selectFrom('news_articles').where('page_id', '=', id).selectAll()

interface Row {
  slug: string
  title: string
  words: string
  requires: string
}

const requiresOf = ({ requires }: Row) => (requires === '' ? {} : { requires: JSON.parse(requires) as SubPageNeeds })

/** What the kind was asked for, in turn. */
export const askedBelow: string[] = []

/**
 * A kind whose pages have articles at addresses below them.
 *
 * @param says.dependsOn false for one that does not say what its articles are made of.
 */
function articlesKind(kind: string, says: { dependsOn: boolean }): PageKindServer {
  return definePageKindServer({
    manifest: {
      kind,
      title: 'News',
      detail: 'Articles below a page.',
      permissions: { 'plugin.news.editor': 'Edit news' },
      editor: 'plugin.news.editor',
      subAddresses: true,
    },
    blank: () => '',
    clean: (content: string) => content,
    text: (content: string) => content,
    ...(says.dependsOn && {
      dependsOn: (_: PageKindServices, { below }: PageAsked) => (below === undefined ? [] : [`article ${below}`]),
    }),
    subAddresses: {
      async find({ db }: PageKindServices, { id, below, who }: SubPageAsked) {
        askedBelow.push(below)
        const row = (await tableOf(db, id).where('slug', '=', below).executeTakeFirst()) as Row | undefined
        const data = row?.words.replace('{name}', who.account?.name ?? 'visitor')
        return row && { title: row.title, description: `About ${row.title}`, data, ...requiresOf(row) }
      },
      async list({ db }: PageKindServices, { id }: { id: number }) {
        const rows = (await tableOf(db, id).orderBy('slug').execute()) as unknown as Row[]
        if (rows.some(({ slug }) => slug === 'broken')) throw new Error('no list today')
        return rows.map((row) => ({
          below: row.slug,
          title: row.title,
          updated: 1_700_000_000,
          text: row.words,
          ...requiresOf(row),
        }))
      },
    },
  } as unknown as PageKindServer)
}

/** Says what its articles are made of. */
export const newsKind = {
  ...articlesKind('news', { dependsOn: true }),
  migrations: {
    '0001-articles': {
      async up(db: AnyDatabase) {
        await db.schema
          .createTable('news_articles')
          .addColumn('page_id', 'integer', (c) => c.notNull().references('pages.id').onDelete('cascade'))
          .addColumn('slug', 'text', (c) => c.notNull())
          .addColumn('title', 'text', (c) => c.notNull())
          .addColumn('words', 'text', (c) => c.notNull())
          .addColumn('requires', 'text', (c) => c.notNull())
          .addUniqueConstraint('news_articles_slug', ['page_id', 'slug'])
          .execute()
      },
    },
  },
  calls: defineCalls({
    [writeArticle]: { summary: 'Writes an article', access: 'anyone', input: Article, reply: Nothing },
  }),
  handlers: ({ write }: PageKindServices) => ({
    [writeArticle]: async ({ id, slug, title, words = '', requires }: Article) => {
      await write(
        async (tx) => {
          await tx.deleteFrom('news_articles').where('page_id', '=', id).where('slug', '=', slug).execute()
          await tx
            .insertInto('news_articles')
            .values({ page_id: id, slug, title, words, requires: requires ? JSON.stringify(requires) : '' })
            .execute()
        },
        { touches: [`article ${slug}`] },
      )
      return {}
    },
  }),
} as unknown as PageKindServer

/** Has the same articles, and does not say what they are made of. */
export const bulletinKind = articlesKind('bulletin', { dependsOn: false })
