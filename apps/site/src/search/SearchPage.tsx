import { maxSearchLength, type SearchResults } from '@sitewright/api-client'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePageTitle } from '../navigation/use-page-title.ts'
import { useScroll } from '../navigation/use-scroll.ts'
import { useKeepTrying } from '../state/use-keep-trying.ts'
import { Waiting } from '../elements/Waiting.tsx'
import { useFirstView, useShellParts } from '../state/shell-parts.ts'
import { FoundPages } from './FoundPages.tsx'
import { readSearch, searchAddress, searchPath, type SearchQuery } from './search-query.ts'
import styles from './SearchPage.module.css'
import { texts } from './messages.ts'

export interface SearchPageProps {
  /** Changes with the visitor's rights; what was found is then looked up again. */
  rights: string
}

/** The search among all pages that the visitor may see. Without JavaScript the form and the links do the same. */
export function SearchPage({ rights }: SearchPageProps) {
  const query = readSearch(useLocation().search)
  const { q, from } = query
  const key = `${q} ${from} ${rights}`
  const known = useKnownResults(query)
  const [latest, setLatest] = useState(known && { key, results: known })
  const results = latest?.key === key ? latest.results : undefined
  const [failed, setFailed] = useState<string>()
  const navigate = useNavigate()
  usePageTitle(texts.search())
  useScroll(q === '' || results !== undefined)

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const address = searchAddress(readSearch(`?${new URLSearchParams({ q: wordsIn(event.currentTarget) })}`))
    void navigate(address, { replace: address === searchAddress(query) })
  }

  return (
    <section className={styles.search}>
      <h1>
        <label htmlFor="q">{texts.search()}</label>
      </h1>
      <form role="search" action={searchPath} onSubmit={handleSubmit}>
        <SearchField q={q} />
        <button type="submit">{texts.submit()}</button>
      </form>
      <p role="status">{results ? note(query, results) : failed === key && texts.noAnswer()}</p>
      {q === '' && <p>{texts.hint()}</p>}
      {q !== '' && !results && (
        <Loading
          key={key}
          query={query}
          onLoaded={(found) => setLatest({ key, results: found })}
          onFailed={() => setFailed(key)}
        />
      )}
      {results && <FoundPages query={query} results={results} />}
    </section>
  )
}

function wordsIn(form: HTMLFormElement): string {
  const words = new FormData(form).get('q')
  return typeof words === 'string' ? words : ''
}

/** What came with the document, if it answers this query. */
function useKnownResults({ q, from }: SearchQuery): SearchResults | undefined {
  const view = useFirstView()
  return view?.found === 'search' && view.q === q && view.from === from ? view.results : undefined
}

interface LoadingProps {
  query: SearchQuery
  onLoaded: (results: SearchResults) => void
  /** Is called each time that there is no answer, or none that helps. */
  onFailed: () => void
}

function Loading({ query, onLoaded, onFailed }: LoadingProps) {
  const { api } = useShellParts()
  useKeepTrying(async () => {
    try {
      onLoaded(await api('GET public/search.json.php', query))
    } catch (error) {
      onFailed()
      throw error
    }
    return true
  })
  return <Waiting label={texts.searching()} />
}

function note({ q, from }: SearchQuery, found: SearchResults): string {
  const { length } = found.results
  if (length === 0) return from > 0 ? texts.noFurther({ q }) : texts.nothing({ q })
  if (from > 0 || found.more) return texts.range({ first: from + 1, last: from + length, q })
  return texts.count({ count: length, q })
}

/** The field of the search form; its label is outside. */
function SearchField({ q }: { q: string }) {
  const input = useRef<HTMLInputElement>(null)
  const last = useRef(q)
  // Uncontrolled, so that hydration leaves alone what was typed before it.
  useEffect(() => {
    if (last.current === q) return
    last.current = q
    input.current!.value = q
  }, [q])
  return (
    <input
      ref={input}
      id="q"
      name="q"
      type="search"
      defaultValue={q}
      maxLength={maxSearchLength}
      enterKeyHint="search"
      autoComplete="off"
      dir="auto"
    />
  )
}
