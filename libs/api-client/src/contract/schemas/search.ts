import { Type, type Static } from 'typebox'
import { lastSearchResult, maxSearchLength, searchPageLength } from '../limits.ts'
import { Id } from './basics.ts'

/** What to search for, and from which result on. */
export const SearchInput = Type.Object({
  /** Words; each must occur in title, address or text, the last one at least as the beginning of a word. */
  q: Type.String({ maxLength: maxSearchLength }),
  /** Results to be passed over. */
  from: Type.Optional(Type.Integer({ minimum: 0, maximum: lastSearchResult })),
})

/** One page that a search found, or what stands at an address below one. */
export const SearchResult = Type.Object({
  /** Of the page. */
  id: Id,
  title: Type.String(),
  /** The whole address with its leading `/`. */
  address: Type.String(),
  /** What follows the page's address; absent for the page itself. */
  below: Type.Optional(Type.String()),
  /** Words around the first hit, in pieces: those that were searched for are marked. */
  excerpt: Type.Array(Type.Object({ text: Type.String(), hit: Type.Boolean() })),
})
export type SearchResult = Static<typeof SearchResult>

/** The best first. */
export const SearchResults = Type.Object({
  results: Type.Array(SearchResult, { maxItems: searchPageLength }),
  /** True if there are further ones. */
  more: Type.Boolean(),
})
export type SearchResults = Static<typeof SearchResults>
