import type { ListNews } from '@sitewright/api-client'
import { useEffect, useEffectEvent } from 'react'
import { listenToEvents } from '../presence/listen-to-events.ts'

/**
 * Calls back when a list on the screen may have been changed by somebody else, every two seconds at most, and when the
 * connection that tells of it is there again. Where nothing can be heard, the list stays as it was read.
 *
 * @param address of a call that streams `ListNews`.
 */
export function useListNews(address: string, onNews: () => void): void {
  const tell = useEffectEvent(onNews)
  useEffect(() => {
    // the list is read at the same time
    let isFirst = true
    return listenToEvents<ListNews>(address, {
      onEvent() {
        if (!isFirst) tell()
        isFirst = false
      },
      // what changed until the next one may not be on the screen
      onLost: () => void (isFirst = false),
    })
  }, [address])
}
