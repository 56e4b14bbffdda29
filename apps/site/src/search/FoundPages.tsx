import { lastSearchResult, searchPageLength, type SearchResults } from '@sitewright/api-client'
import { searchAddress, type SearchQuery } from './search-query.ts'
import { texts } from './messages.ts'

export interface FoundPagesProps {
  query: SearchQuery
  results: SearchResults
}

/** Links to the pages that were found, and to the results before and after them. */
export function FoundPages({ query: { q, from }, results: { results, more } }: FoundPagesProps) {
  const next = from + results.length
  return (
    <>
      {results.length === 0 && <p>{texts.advice()}</p>}
      <ol start={from + 1}>
        {results.map(({ title, address, excerpt }) => (
          <li key={address}>
            <a href={address} dir="auto">
              {title || address}
            </a>
            <p dir="auto">{excerpt.map(({ text, hit }, place) => (hit ? <mark key={place}>{text}</mark> : text))}</p>
          </li>
        ))}
      </ol>
      {(from > 0 || more) && (
        <nav aria-label={texts.pages()}>
          {from > 0 && (
            <a href={searchAddress({ q, from: Math.max(0, from - searchPageLength) })} rel="prev">
              {texts.previous()}
            </a>
          )}
          {more && next <= lastSearchResult && (
            <a href={searchAddress({ q, from: next })} rel="next">
              {texts.next()}
            </a>
          )}
        </nav>
      )}
    </>
  )
}
