import type { Loaded } from '@sitewright/api-client/queries'
import { useEffect, useEffectEvent } from 'react'

/** Has something read again, in sight, when there is news of submissions: what counts them has become another number. */
export function useRefreshed({ refresh }: Pick<Loaded<unknown>, 'refresh'>, news: number): void {
  const read = useEffectEvent(() => void refresh().catch(console.error))
  useEffect(() => {
    // at first it is being read anyway
    if (news > 0) read()
  }, [news])
}
