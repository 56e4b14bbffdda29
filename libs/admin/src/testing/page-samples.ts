import type {
  Page,
  PagedHistoryInput,
  PagedReply,
  PageHistory,
  PageInMenu,
  Revision,
  PageStatus,
  SearchResults,
} from '@sitewright/api-client'
import { manyPages, samplePage } from './samples.ts'

const day = 86_400
const editors = ['Kim Example', 'Ana Māhina', '', 'Zoë van der Berg-Featherstonehaugh of the publishing committee']

/** A history of so many versions, the newest first. The id of version 3 is 103. */
export function sampleHistory(versions: number, draft = false): PageHistory {
  const revisions = Array.from({ length: versions }, (_, place) => {
    const version = versions - place
    const by = editors[version % editors.length]!
    return { id: 100 + version, version, saved: 1_790_000_000 + version * day, by, current: place === 0 }
  })
  return { revisions, draft }
}

/** Some of the many pages, on three levels of a menu. */
export const sampleTree: PageInMenu[] = [
  inMenu(1, 'Home'),
  inMenu(3, 'Our huts'),
  inMenu(4, 'Ruapehu Lodge', { level: 1, above: 'Our huts' }),
  inMenu(6, 'Book', { level: 2, above: 'Ruapehu Lodge' }),
  inMenu(5, 'Kaweka Hut', { level: 1, above: 'Our huts' }),
  inMenu(0, 'Programme'),
  inMenu(7, 'Summer', { level: 1, above: 'Programme' }),
  inMenu(8, 'Winter', { level: 1, above: 'Programme' }),
  inMenu(20, 'Contact us'),
]

function inMenu(idPage: number, label: string, place: Partial<PageInMenu> = {}): PageInMenu {
  const found = manyPages.find(({ id }) => id === idPage)
  const page = found ? { ...found, roles: [], menu: true, draft: false } : null
  return { id: 100 + idPage, label, level: 0, above: '', page, heading: page === null, ...place }
}

/** A server that gives it some versions at a time. */
export function pagedHistory({ revisions }: PageHistory) {
  return ({ limit = 100, cursor = '0' }: PagedHistoryInput): PagedReply<Revision> => {
    const end = Number(cursor) + limit
    return { items: revisions.slice(Number(cursor), end), next: end < revisions.length ? String(end) : null }
  }
}

/** How a page stands that nobody has changed since it was published. */
export function statusOf({ id, name, url, published, pub_start, pub_end }: Page): PageStatus {
  const page = { id, name, url, published, pub_start, pub_end }
  return { ...page, roles: [], inMenu: false, draft: false, mayPublish: true }
}

/** What the search finds in the text of a page. */
export function sampleHit(
  id: number,
  [before, hit, after]: [string, string, string],
): SearchResults['results'][number] {
  const excerpt = [before, hit, after].map((text, place) => ({ text, hit: place === 1 }))
  return { id, title: `Page ${id}`, address: `/page-${id}`, excerpt }
}

/** So many pages, as on a site that has grown for years. */
export function pagesOfLargeSite(count: number): Page[] {
  return Array.from({ length: count }, (_, n) => samplePage(n + 1, `Report number ${n + 1}`, `reports/${n + 1}`))
}
