import type { Page, PageHistory, SearchResults } from '@sitewright/api-client'
import { samplePage } from './samples.ts'

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
