import { lastSearchResult, maxSearchLength } from '@sitewright/api-client'

/** What a visitor searches for: the query of the address `/search?q=…&from=…`. */
export interface SearchQuery {
  /** Words; '' for none yet. */
  q: string
  /** Results to be passed over. */
  from: number
}

/** Where the search stands. The server lets no page have this shortcut. */
export const searchPath = '/search'

/** Reads the query part of an address, whatever is in it. */
export function readSearch(search: string): SearchQuery {
  const parameters = new URLSearchParams(search)
  // control characters are no part of any word, and some of them cannot be in a document
  const words = (parameters.get('q') ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim()
  const from = Number(parameters.get('from') ?? 0)
  return {
    q: Array.from(words).slice(0, maxSearchLength).join(''),
    from: Number.isInteger(from) && from >= 0 && from <= lastSearchResult ? from : 0,
  }
}

/** The address of a page of results. */
export function searchAddress({ q, from }: SearchQuery): string {
  const parameters = new URLSearchParams({ ...(q && { q }), ...(from > 0 && { from: String(from) }) })
  return parameters.size === 0 ? searchPath : `${searchPath}?${parameters}`
}
