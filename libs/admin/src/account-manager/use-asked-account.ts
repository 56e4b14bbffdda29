import type { FoundAccount } from '@sitewright/api-client'
import type { ScreenQuery } from '@sitewright/page-kit'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { PagedList } from '../shared/use-paged-list.ts'

export interface AskedAccountOptions {
  /** What was found of what the address asks for; undefined while something else is shown. */
  accounts: PagedList<FoundAccount> | undefined
  /** Somebody goes to an address. */
  onAsked: (query: ScreenQuery) => void
  onFound: (account: FoundAccount) => void
  onMissing: () => void
}

/** Follows the address of the screen, which may name an `account`, each time that somebody goes there. */
export function useAskedAccount(query: ScreenQuery | undefined, options: AskedAccountOptions): void {
  const { accounts } = options
  const followed = useRef<ScreenQuery>(undefined)
  const wanted = useRef<number>(undefined)
  const isFound = accounts?.status === 'ready' && !accounts.searching

  const follow = useEffectEvent((next: ScreenQuery) => {
    wanted.current = Number(next['account']) || undefined
    options.onAsked(next)
  })
  useEffect(() => {
    if (query === undefined || followed.current === query) return
    followed.current = query
    follow(query)
  }, [query])

  const open = useEffectEvent((asked: ScreenQuery | undefined) => {
    if (wanted.current === undefined || asked !== followed.current) return
    const account = accounts?.items.find(({ id }) => id === wanted.current)
    wanted.current = undefined
    if (account) options.onFound(account)
    else options.onMissing()
  })
  useEffect(() => {
    if (isFound) open(query)
  }, [isFound, query])
}
