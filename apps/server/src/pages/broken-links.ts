import type { BrokenLink, BrokenLinks } from '@sitewright/api-client'
import { fileUrl, maxListLength } from '@sitewright/api-client/contract'
import type { Identity } from '@sitewright/page-kit/server'
import { isPublished } from '../access/page-access.ts'
import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { unseenFiles } from '../files/unseen-files.ts'
import type { PageKinds } from '../kinds/page-kinds.ts'
import { linkPath } from '../text/link-path.ts'
import { findExisting, reasonOf } from './existing-targets.ts'
import { targetOf } from './link-target.ts'
import { linksIn } from './links-in-content.ts'
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

/**
 * Finds the links of published contents that lead to nothing of the site, and the files in them that those who see the
 * page do not see, some pages at a time. Nothing is stored for it: what a link leads to
 * can go at any time, and this is looked at seldom.
 */
export function createBrokenLinks(options: BrokenLinksOptions) {
  return brokenLinks.bind(null, options)
}

/** @param after the id of the last page that was looked at; 0 to begin. */
async function brokenLinks(options: BrokenLinksOptions, after: number, who: Identity): Promise<BrokenLinks> {
  const items: BrokenLink[] = []
  let last = after
  let looked = 0
  while (looked < maxLooked && items.length < maxListLength) {
    const pages = await contentsAfter(options, last)
    items.push(...(await brokenIn(options, pages, who)), ...(await unseenIn(options, pages, who)))
    looked += pages.length
    last = pages.at(-1)?.id ?? last
    if (pages.length < batch) return { items, next: null, looked }
  }
  return { items, next: last, looked }
}

function contentsAfter({ database: { read } }: BrokenLinksOptions, id: number) {
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

type LookedPages = Awaited<ReturnType<typeof contentsAfter>>

async function brokenIn(options: BrokenLinksOptions, pages: LookedPages, who: Identity): Promise<BrokenLink[]> {
  const { now, publicUrl } = options
  const links = pages.flatMap((page) =>
    linksIn(page.content).flatMap((link) => {
      const target = targetOf(link, `${publicUrl}/${linkPath(page)}`)
      return target ? [{ page, link, target }] : []
    }),
  )
  const targets = links.map(({ target }) => target)
  const existing = await findExisting(options, targets, who)
  const time = now()
  return links.flatMap(({ page, link, target }): BrokenLink[] => {
    const why = reasonOf(target, existing, { isSeen: isPublished(page, time), time })
    if (!why) return []
    const { id, title: name, url, kind: renderer } = page
    return [{ page: { id, name, url, renderer }, ...link, why }]
  })
}

async function unseenIn(
  { database: { read }, kinds }: BrokenLinksOptions,
  pages: LookedPages,
  who: Identity,
): Promise<BrokenLink[]> {
  const asked = pages.map(({ id, kind }) => ({ id, needs: Boolean(kinds.get(kind)?.manifest.needs?.length) }))
  const unseen = Map.groupBy(await unseenFiles(read, asked, who), ({ pageId }) => pageId)
  return pages.flatMap(({ id, title, url, kind: renderer }) =>
    (unseen.get(id) ?? []).map(({ id: file, name, why }) => ({
      page: { id, name: title, url, renderer },
      ...{ text: name, address: fileUrl(file), why },
    })),
  )
}
