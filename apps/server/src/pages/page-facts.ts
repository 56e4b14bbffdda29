import { LRUCache } from 'lru-cache'
import type { Publishing } from '../access/page-access.ts'
import { cacheUntilChange, type Changes } from '../db/changes.ts'
import type { Database, Reader } from '../db/database.ts'
import type { Needs, Topic } from '../db/topics.ts'
import { prepareQuery } from '../db/prepare-query.ts'
import { hasShortcut } from './shortcuts.ts'

/** What is asked of a page again and again: everything but its content. */
export interface PageFacts extends Publishing {
  id: number
  url: string
  title: string
  /** Ids of the roles that the page is restricted to; none: everyone. */
  roles: readonly number[]
  /** The first words of the published content. */
  opening: string
  /** What its editors say of it; '' for nothing. */
  description: string
  /** The picture that represents it; null for none of its own. Who may see it is not looked at. */
  image: number | null
}

export interface PageFactsStore {
  byId: (id: number) => Promise<PageFacts | undefined>
  /** By the shortcut, which is not ''. */
  byShortcut: (url: string) => Promise<PageFacts | undefined>
  /** All whose shortcut differs from this in case at most. */
  byShortcutInAnyCase: (url: string) => Promise<PageFacts[]>
  /** By a shortcut that the page had before. */
  byFormerShortcut: (url: string) => Promise<PageFacts | undefined>
  /** All pages with a shortcut, by id, or undefined if there are more than `fewPages`. */
  fewWithShortcut: () => Promise<PageFacts[] | undefined>
}

/** The maximum number of routes inside a page. */
export const fewPages = 50

/** Characters of an opening. */
const openingLength = 400

/** The maximum number of cached answers; what is at an address can be asked for with any address. */
const maxCached = 5000

interface Answer {
  /** Of the last change before it was read. */
  version: number
  needs: Needs
  facts: Promise<PageFacts | undefined>
}

interface PageFactsOptions {
  database: Database
  changes: Changes
}

/** Reads facts of pages, and keeps them until something changes of the page, or of what is at an address. */
export function createPageFacts({ database: { read }, changes }: PageFactsOptions): PageFactsStore {
  const queries = prepareQueries(read)
  const { one } = queries
  const remembered = createMemory(changes)
  // the databases fold letters differently, and neither has an index for it
  const idsInAnyCase = cacheUntilChange(changes, ['pages'], () => readIdsInAnyCase(read))

  const byId = (id: number) =>
    remembered(
      `#${id}`,
      () => one(queries.withId(id)),
      () => [`page ${id}`],
    )

  return {
    byId,
    async byShortcutInAnyCase(url) {
      const rows = (await idsInAnyCase()).get(url.toLowerCase()) ?? []
      const pages = await Promise.all(rows.map(({ id }) => byId(id)))
      return pages.filter((page) => page !== undefined)
    },
    byShortcut: (url) =>
      remembered(
        `/${url}`,
        () => one(queries.withShortcut(url)),
        // no other page gets it before this one has left it
        (page) => (page ? [`page ${page.id}`] : ['pages']),
      ),
    byFormerShortcut: (url) =>
      remembered(
        `~${url}`,
        () => one(queries.withFormerShortcut(url)),
        (page) => (page ? ['pages', `page ${page.id}`] : ['pages']),
      ),
    fewWithShortcut: cacheUntilChange(changes, ['pages'], () => readFewWithShortcut(read)),
  }
}

/** Answers by keys, for as long as nothing changes of what they need. */
function createMemory(changes: Changes) {
  const kept = new LRUCache<string, Answer>({ max: maxCached })

  return async function remembered(
    key: string,
    read: () => Promise<PageFacts | undefined>,
    needsOf: (page: PageFacts | undefined) => readonly Topic[],
  ): Promise<PageFacts | undefined> {
    const known = kept.get(key)
    if (known && changes.version(known.needs) <= known.version) return known.facts
    const answer: Answer = { version: changes.version(), needs: 'everything', facts: read() }
    kept.set(key, answer)
    try {
      const facts = await answer.facts
      answer.needs = needsOf(facts)
      return facts
    } catch (error) {
      if (kept.peek(key) === answer) kept.delete(key)
      throw error
    }
  }
}

function prepareQueries(read: Reader) {
  const withId = prepareQuery(read, (id: number) => factsIn(read).where('id', '=', id))
  const withShortcut = prepareQuery(read, (url: string) => factsIn(read).where(hasShortcut(url)))
  const withFormerShortcut = prepareQuery(read, (url: string) =>
    factsIn(read).where('id', '=', (former) =>
      former.selectFrom('former_shortcuts').where('former_shortcuts.url', '=', url).select('former_shortcuts.page_id'),
    ),
  )
  const rolesOf = prepareQuery(read, (id: number) =>
    read.selectFrom('page_roles').where('page_id', '=', id).select('role_id'),
  )

  async function one(rows: ReturnType<typeof withId>): Promise<PageFacts | undefined> {
    const [row] = await rows
    if (!row) return undefined
    const roles = await rolesOf(row.id)
    return { ...withTexts(row), roles: roles.map((role) => role.role_id) }
  }

  return { withId, withShortcut, withFormerShortcut, one }
}

function factsIn(read: Reader) {
  return read
    .selectFrom('pages')
    .leftJoin('page_contents', (join) =>
      join.onRef('page_contents.page_id', '=', 'pages.id').on('page_contents.state', '=', 'active'),
    )
    .leftJoin('page_sharing', 'page_sharing.page_id', 'pages.id')
    .select(['id', 'kind', 'url', 'title', 'published', 'pub_start', 'pub_end'])
    .select(['description', 'image_id as image'])
    .select((is) => is.fn<string>('substr', ['text', is.lit(1), is.lit(openingLength)]).as('opening'))
}

async function readFewWithShortcut(read: Reader): Promise<PageFacts[] | undefined> {
  const rows = await factsIn(read)
    .where('url', '<>', '')
    .orderBy('id')
    .limit(fewPages + 1)
    .execute()
  if (rows.length > fewPages) return undefined
  const ids = rows.map((row) => row.id)
  const roles =
    ids.length > 0 ? await read.selectFrom('page_roles').where('page_id', 'in', ids).selectAll().execute() : []
  return rows.map((row) => ({
    ...withTexts(row),
    roles: roles.filter((role) => role.page_id === row.id).map((role) => role.role_id),
  }))
}

async function readIdsInAnyCase(read: Reader) {
  const rows = await read.selectFrom('pages').where('url', '<>', '').select(['id', 'url']).execute()
  return Map.groupBy(rows, ({ url }) => url.toLowerCase())
}

/** A page without a content, or of which nothing was said, has empty texts. */
function withTexts<Row extends { opening: string | null; description: string | null }>(row: Row) {
  return { ...row, opening: row.opening ?? '', description: row.description ?? '' }
}
