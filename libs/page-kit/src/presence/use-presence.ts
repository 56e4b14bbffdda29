import type { PresenceEvent } from '@sitewright/api-client'
import { useEffect, useState } from 'react'
import { listenToEvents } from './listen-to-events.ts'

/** Who else edits the page, and who saved it last since this editing began. */
export interface Presence {
  people: PresenceEvent['people']
  saved?: PresenceEvent['saved'] | undefined
}

const alone: Presence = { people: [] }

/**
 * Listens to who else edits a page, for as long as it is edited here, over one connection that is made again when it is
 * lost. Where nothing can be heard nobody else seems to be there: saving looks for itself what was saved meanwhile.
 *
 * @param pageId undefined while nothing is edited.
 */
export function usePresence(pageId: number | undefined): Presence {
  const [heard, setHeard] = useState<{ pageId: number; presence: Presence }>()

  useEffect(() => {
    if (pageId === undefined) return undefined
    const stop = listenToEvents<PresenceEvent>(`/api/1/protected/page-presence.php?id=${pageId}`, {
      onEvent: ({ people, saved }) =>
        setHeard((last) => ({ pageId, presence: { people, saved: saved ?? last?.presence.saved } })),
      onLost: () => setHeard((last) => last && { ...last, presence: { ...last.presence, people: [] } }),
    })
    return () => {
      stop()
      setHeard(undefined)
    }
  }, [pageId])

  return heard && heard.pageId === pageId ? heard.presence : alone
}
