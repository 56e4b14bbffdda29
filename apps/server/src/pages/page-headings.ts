import type { FoundHeading, PageHeading } from '@sitewright/api-client'
import { maxFoundHeadings } from '@sitewright/api-client/contract'
import type { Identity } from '@sitewright/page-kit/server'
import type { PageAccess } from '../access/page-access.ts'
import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { fail } from '../errors.ts'
import type { PageKinds } from '../kinds/page-kinds.ts'
import type { Search } from '../search/search.ts'
import { wordsIn } from '../search/words.ts'
import type { PageFactsStore } from './page-facts.ts'

export interface PageHeadingsOptions {
  database: Database
  kinds: PageKinds
  access: PageAccess
  facts: PageFactsStore
  search: Search
  now: () => Seconds
}

/** The headings of a published content, as its kind tells them; undefined for a kind that tells none. */
export function headingsOfContent(
  kinds: PageKinds,
  { kind, content }: { kind: string; content: string },
): PageHeading[] | undefined {
  const found = kinds.get(kind)?.headings?.(content)
  return found?.flatMap(({ anchor, level, words }) => (words === '' ? [] : [{ anchor, level, words }]))
}

/** The headings of pages, as published, for those who may see the pages. Nothing is stored for it: a page has few. */
export function createPageHeadings({ database: { read }, kinds, access, facts, search, now }: PageHeadingsOptions) {
  /** @throws {RefusedError} 404 for a page that is not there for this person, 403 for one restricted to others. */
  async function ofPage(id: number, who: Identity): Promise<PageHeading[]> {
    const page = await facts.byId(id)
    if (!page) return fail('notFound')
    const visibility = access.visibility(page, page.roles, who, now())
    if (visibility === 'hidden') fail('notFound')
    if (visibility === 'denied') fail('permissionDenied')
    const [found] = await contentsOf([id])
    return (found && headingsOfContent(kinds, found)) ?? []
  }

  /** Headings that hold these words, of the first pages that a search finds. */
  async function find(q: string, who: Identity): Promise<FoundHeading[]> {
    const wanted = [...new Set(wordsIn(q))]
    if (wanted.length === 0) return []
    const { results } = await search({ q }, who)
    const contents = new Map((await contentsOf(results.map(({ id }) => id))).map((found) => [found.id, found]))
    const headings = results.flatMap(({ id, title, address }) => {
      const found = contents.get(id)
      const all = (found && headingsOfContent(kinds, found)) ?? []
      return all.filter(({ words }) => holds(words, wanted)).map((one) => ({ page: { id, title, address }, ...one }))
    })
    return headings.slice(0, maxFoundHeadings)
  }

  function contentsOf(ids: readonly number[]) {
    if (ids.length === 0) return []
    return read
      .selectFrom('page_contents')
      .innerJoin('pages', 'pages.id', 'page_contents.page_id')
      .where('page_contents.page_id', 'in', ids)
      .where('page_contents.state', '=', 'active')
      .select(['pages.id', 'pages.kind', 'page_contents.content'])
      .execute()
  }

  return { ofPage, find }
}

/** All but the last as whole words, the last one as the beginning of one. */
function holds(heading: string, wanted: readonly string[]): boolean {
  const words = wordsIn(heading)
  return wanted.every((word, at) => words.some((one) => (at < wanted.length - 1 ? one === word : one.startsWith(word))))
}
