import type { BrokenLink, BrokenLinks } from '@sitewright/api-client'
import { fileIdOf, fileUrl, maxInteger, maxListLength } from '@sitewright/api-client/contract'
import { isHeadingAnchor, type Identity } from '@sitewright/page-kit/server'
import { isPublished, type Publishing } from '../access/page-access.ts'
import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { unseenFiles } from '../files/unseen-files.ts'
import type { PageKinds } from '../kinds/page-kinds.ts'
import { linkPath } from '../text/link-path.ts'
import { linksIn, type ContentLink } from './links-in-content.ts'
import { headingsOfContent } from './page-headings.ts'
import type { SubPages } from './sub-pages.ts'

export interface BrokenLinksOptions {
  database: Database
  kinds: PageKinds
  now: () => Seconds
  /** Where the site is; without a trailing `/`. */
  publicUrl: string
  subPages: Pick<SubPages, 'pageAbove'>
}

/** Pages whose contents are read at once: a content can be a megabyte. */
const batch = 20

/** Pages that one answer looks at. */
const maxLooked = 200

/** Values of one query. */
const maxValues = 500

/** Where a link leads within the site. */
type Target = ToPage | { to: 'file'; id: number }

/** `heading` is the name of a heading, '' for the page as a whole. */
type ToPage = ({ to: 'page'; id: number } | { to: 'shortcut'; paths: string[] }) & { heading: string }

/** What there is of what some links lead to. */
interface There {
  pages: ReadonlyMap<number, Publishing>
  /** Ids by shortcuts, those that pages had before among them. */
  shortcuts: ReadonlyMap<string, number>
  files: ReadonlySet<number>
  /** The pages below which something stands, by the paths that lead there. */
  below: ReadonlyMap<string, Publishing>
  /** Names of headings by pages, of those whose headings are asked for and known. */
  headings: ReadonlyMap<number, ReadonlySet<string>>
}

/**
 * Finds the links of published contents that lead to nothing of the site, and the files in them that those who see the
 * page do not see, some pages at a time. Nothing is stored for
 * it: what a link leads to can go at any time, and this is looked at seldom.
 */
export function createBrokenLinks({ database: { read }, kinds, now, publicUrl, subPages }: BrokenLinksOptions) {
  /** @param after the id of the last page that was looked at; 0 to begin. */
  return async function brokenLinks(after: number, who: Identity): Promise<BrokenLinks> {
    const items: BrokenLink[] = []
    let last = after
    let looked = 0
    while (looked < maxLooked && items.length < maxListLength) {
      const pages = await contentsAfter(last)
      items.push(...(await brokenIn(pages, who)), ...(await unseenIn(pages, who)))
      looked += pages.length
      last = pages.at(-1)?.id ?? last
      if (pages.length < batch) return { items, next: null, looked }
    }
    return { items, next: last, looked }
  }

  function contentsAfter(id: number) {
    return read
      .selectFrom('page_contents')
      .innerJoin('pages', 'pages.id', 'page_contents.page_id')
      .where('page_contents.page_id', '>', id)
      .where('page_contents.state', '=', 'active')
      .select(['page_contents.page_id as id', 'pages.kind', 'pages.title', 'pages.url', 'page_contents.content'])
      .select(['pages.published', 'pages.pub_start', 'pages.pub_end'])
      .orderBy('page_contents.page_id')
      .limit(batch)
      .execute()
  }

  async function brokenIn(pages: Awaited<ReturnType<typeof contentsAfter>>, who: Identity): Promise<BrokenLink[]> {
    const links = pages.flatMap((page) =>
      linksIn(page.content).flatMap((link) => {
        const target = targetOf(link, `${publicUrl}/${linkPath(page)}`)
        return target ? [{ page, link, target }] : []
      }),
    )
    const targets = links.map(({ target }) => target)
    const found = await whatIsThere(targets)
    const there = { ...found, below: await whatIsBelow(targets, found, who) }
    const time = now()
    return links.flatMap(({ page, link, target }): BrokenLink[] => {
      const why = reasonOf(target, there, { isSeen: isPublished(page, time), time })
      if (!why) return []
      const { id, title: name, url, kind: renderer } = page
      return [{ page: { id, name, url, renderer }, ...link, why }]
    })
  }

  async function unseenIn(pages: Awaited<ReturnType<typeof contentsAfter>>, who: Identity): Promise<BrokenLink[]> {
    const asked = pages.map(({ id, kind }) => ({ id, needs: Boolean(kinds.get(kind)?.manifest.needs?.length) }))
    const unseen = Map.groupBy(await unseenFiles(read, asked, who), ({ pageId }) => pageId)
    return pages.flatMap(({ id, title, url, kind: renderer }) =>
      (unseen.get(id) ?? []).map(({ id: file, name, why }) => ({
        page: { id, name: title, url, renderer },
        ...{ text: name, address: fileUrl(file), why },
      })),
    )
  }

  /** Asked one by one, as only links are that lead to no page. */
  async function whatIsBelow(
    targets: readonly Target[],
    { shortcuts }: Pick<There, 'shortcuts'>,
    who: Identity,
  ): Promise<There['below']> {
    const below = new Map<string, Publishing>()
    for (const target of targets) {
      const [path] = target.to === 'shortcut' && pagesOf(target, shortcuts).length === 0 ? target.paths : []
      if (path === undefined || below.has(path)) continue
      const page = await subPages.pageAbove(`/${path}`, who)
      if (page) below.set(path, page)
    }
    return below
  }

  async function whatIsThere(targets: readonly Target[]): Promise<Omit<There, 'below'>> {
    const paths = targets.flatMap((target) => (target.to === 'shortcut' ? target.paths : []))
    const shortcuts = new Map<string, number>()
    for (const some of inParts(paths)) {
      const former = await read.selectFrom('former_shortcuts').where('url', 'in', some).selectAll().execute()
      for (const { url, page_id } of former) shortcuts.set(url, page_id)
      const current = await read
        .selectFrom('pages')
        .where('url', 'in', some)
        .where('url', '<>', '')
        .select(['id', 'url'])
        .execute()
      for (const { url, id } of current) shortcuts.set(url, id)
    }
    const pages = new Map<number, Publishing>()
    const ids = targets.flatMap((target) => (target.to === 'page' ? [target.id] : []))
    for (const some of inParts([...ids, ...shortcuts.values()])) {
      const columns = ['id', 'kind', 'published', 'pub_start', 'pub_end'] as const
      for (const page of await read.selectFrom('pages').where('id', 'in', some).select(columns).execute())
        pages.set(page.id, page)
    }
    const files = new Set<number>()
    for (const some of inParts(targets.flatMap((target) => (target.to === 'file' ? [target.id] : []))))
      for (const { id } of await read.selectFrom('files').where('id', 'in', some).select('id').execute()) files.add(id)
    const asked = targets.flatMap((target) =>
      target.to !== 'file' && target.heading !== '' ? pagesOf(target, shortcuts).filter((id) => pages.has(id)) : [],
    )
    return { pages, shortcuts, files, headings: await headingsOf(asked) }
  }

  async function headingsOf(ids: readonly number[]) {
    const headings = new Map<number, ReadonlySet<string>>()
    for (const some of inParts(ids, batch)) {
      const contents = await read
        .selectFrom('page_contents')
        .innerJoin('pages', 'pages.id', 'page_contents.page_id')
        .where('page_contents.page_id', 'in', some)
        .where('page_contents.state', '=', 'active')
        .select(['pages.id', 'pages.kind', 'page_contents.content'])
        .execute()
      for (const { id, ...page } of contents) {
        const found = headingsOfContent(kinds, page)
        if (found) headings.set(id, new Set(found.map(({ anchor }) => anchor)))
      }
    }
    return headings
  }

  /** Undefined for what leads off the site, or to something of it that is always there. */
  function targetOf({ address }: ContentLink, base: string): Target | undefined {
    if (!URL.canParse(address, base)) return undefined
    const { origin, pathname, search, hash } = new URL(address, base)
    if (origin !== new URL(base).origin) return undefined
    const file = fileIdOf(pathname + search)
    if (file !== undefined) return file > maxInteger ? undefined : { to: 'file', id: file }
    const path = plainPath(pathname)
    if (path === '' || always.test(path)) return undefined
    const own = /^pages\/[a-z-]{1,40}\/([1-9]\d{0,8})$/.exec(path)
    const heading = headingIn(hash)
    if (own) return { to: 'page', id: Number(own[1]), heading }
    return screen.test(path) ? undefined : { to: 'shortcut', paths: [...new Set([path, path.toLowerCase()])], heading }
  }
}

/** Addresses that are no page's. */
const always = /^(?:api|assets)\/|^(?:search|robots\.txt|sitemap\.xml|favicon\.svg|healthz|readyz)$/

/** Addresses of the application's own screens. */
const screen = /^pages\/[a-z]+(?:\/[^/]+)?$/

const plainPath = (pathname: string) =>
  decoded(pathname)
    .normalize('NFC')
    .replaceAll(/^\/+|\/+$/g, '')

/** '' for what may be the name of something else on a page. */
function headingIn(hash: string): string {
  const name = decoded(hash.slice(1))
  return isHeadingAnchor(name) ? name : ''
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The ids that a link may mean, the first that is there being it. */
function pagesOf(target: ToPage, shortcuts: There['shortcuts']): number[] {
  return target.to === 'page' ? [target.id] : target.paths.flatMap((path) => shortcuts.get(path) ?? [])
}

/** A page that nobody sees yet may lead to others that nobody sees yet. */
function reasonOf(
  target: Target,
  there: There,
  { isSeen, time }: { isSeen: boolean; time: Seconds },
): BrokenLink['why'] | undefined {
  if (target.to === 'file') return there.files.has(target.id) ? undefined : 'file'
  const id = pagesOf(target, there.shortcuts).find((one) => there.pages.has(one)) ?? 0
  const below = target.to === 'shortcut' ? there.below.get(target.paths[0] ?? '') : undefined
  const page = there.pages.get(id) ?? below
  if (!page) return 'missing'
  if (isSeen && !isPublished(page, time)) return 'unpublished'
  const headings = target.heading === '' ? undefined : there.headings.get(id)
  return headings && !headings.has(target.heading) ? 'heading' : undefined
}

function inParts<Value>(values: readonly Value[], size = maxValues): Value[][] {
  const unique = [...new Set(values)]
  return Array.from({ length: Math.ceil(unique.length / size) }, (_, at) => unique.slice(at * size, (at + 1) * size))
}
