import type { RoleCandidate } from '@sitewright/api-client'
import { useState } from 'react'
import { usePagedList, type PagedList } from '../shared/use-paged-list.ts'

export interface Members {
  list: PagedList<RoleCandidate>
  query: string
  search: (query: string) => void
  isTicked: (account: RoleCandidate) => boolean
  toggle: (account: RoleCandidate) => void
  /** How many more are ticked than at first. */
  more: number
  added: number[]
  removed: number[]
}

/** The accounts that a role can have as members. What was ticked stays so whatever is searched for and loaded. */
export function useMembers(id: number): Members {
  const [query, setQuery] = useState('')
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(new Map())
  const list = usePagedList('GET private/role-editor-get-paged.json.php', { id, q: query })
  const isTicked = (account: RoleCandidate) => ticks.get(account.id) ?? account.linked
  const those = (ticked: boolean) => [...ticks].filter(([, now]) => now === ticked).map(([account]) => account)
  const [added, removed] = [those(true), those(false)]

  function toggle(account: RoleCandidate) {
    const next = new Map(ticks)
    // what is as it was is no change
    if (isTicked(account) === account.linked) next.set(account.id, !account.linked)
    else next.delete(account.id)
    setTicks(next)
  }

  return {
    list,
    query,
    search: setQuery,
    isTicked,
    toggle,
    more: added.length - removed.length,
    added,
    removed,
  }
}
