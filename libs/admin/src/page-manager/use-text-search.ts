import type { SearchResult } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useEffect, useState } from 'react'

/** What the server found in the texts of pages. */
export interface TextSearch {
  status: 'none' | 'searching' | 'found' | 'failed'
  /** Words around the hits, by the ids of the pages. */
  excerpts: ReadonlyMap<number, SearchResult['excerpt']>
  /** True if the server found further pages. */
  more: boolean
}

/** Milliseconds without a keystroke before the server is asked. */
const pause = 250

/** The server refuses longer ones. */
const longest = 200

const nothing = { excerpts: new Map<number, SearchResult['excerpt']>(), more: false }

/** Searches the texts of all pages, once typing pauses; only the answer to the latest words counts. */
export function useTextSearch(query: string): TextSearch {
  const { api } = useSite()
  const q = Array.from(query.trim()).slice(0, longest).join('')
  const [latest, setLatest] = useState<TextSearch & { q: string }>({ q: '', status: 'none', ...nothing })

  useEffect(() => {
    if (q === '') return undefined
    let current = true
    async function ask() {
      try {
        const { results, more } = await api('GET public/search.json.php', { q })
        const excerpts = new Map(results.map(({ id, excerpt }) => [id, excerpt]))
        if (current) setLatest({ q, status: 'found', excerpts, more })
      } catch (error) {
        console.error(error)
        if (current) setLatest({ q, status: 'failed', ...nothing })
      }
    }
    const timer = setTimeout(() => void ask(), pause)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [api, q])

  if (q === '') return { status: 'none', ...nothing }
  return latest.q === q ? latest : { status: 'searching', ...nothing }
}
