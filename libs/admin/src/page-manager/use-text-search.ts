import type { SearchResult } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useTyped } from '@sitewright/ui'
import { useEffect, useState } from 'react'

/** Words around what was searched for, by the ids of the pages. */
export type Excerpts = ReadonlyMap<number, SearchResult['excerpt']>

const none: Excerpts = new Map()

/** Where the texts of the first pages that a search finds have its words. That they are missing keeps nobody from work. */
export function useTextSearch(query: string): Excerpts {
  const { api } = useSite()
  const q = useTyped(query.trim())
  const [latest, setLatest] = useState<{ q: string; excerpts: Excerpts }>({ q: '', excerpts: none })

  useEffect(() => {
    if (q === '') return undefined
    let current = true
    async function ask() {
      try {
        const { results } = await api('GET public/search.json.php', { q })
        const pages = results.filter(({ below }) => below === undefined)
        if (current) setLatest({ q, excerpts: new Map(pages.map(({ id, excerpt }) => [id, excerpt])) })
      } catch (error) {
        console.error(error)
      }
    }
    void ask()
    return () => {
      current = false
    }
  }, [api, q])

  return latest.q === q && q !== '' ? latest.excerpts : none
}
