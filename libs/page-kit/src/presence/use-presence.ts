import type { PresenceEvent } from '@sitewright/api-client'
import { useEffect, useState } from 'react'

/** Who else edits the page, and who saved it last since this editing began. */
export interface Presence {
  people: PresenceEvent['people']
  saved?: PresenceEvent['saved'] | undefined
}

const alone: Presence = { people: [] }

/** Milliseconds before a lost connection is tried again: twice as many each time, up to a minute. */
const pauses = { first: 2000, longest: 60_000 }

/**
 * Listens to who else edits a page, for as long as it is edited here, over one connection that is made anew when it is
 * lost. Where nothing can be heard nobody else seems to be there: saving looks for itself what was saved meanwhile.
 *
 * @param pageId undefined while nothing is edited.
 */
export function usePresence(pageId: number | undefined): Presence {
  const [heard, setHeard] = useState<{ pageId: number; presence: Presence }>()

  useEffect(() => {
    if (pageId === undefined || typeof EventSource === 'undefined') return undefined
    let pause = pauses.first
    let timer: ReturnType<typeof setTimeout> | undefined
    let source: EventSource

    function connect() {
      source = new EventSource(`/api/1/protected/page-presence.php?id=${pageId}`)
      source.addEventListener('message', ({ data }: MessageEvent<string>) => {
        pause = pauses.first
        const { people, saved } = JSON.parse(data) as PresenceEvent
        setHeard((last) => ({ pageId: pageId!, presence: { people, saved: saved ?? last?.presence.saved } }))
      })
      source.addEventListener('error', () => {
        // not left to the browser, which gives up where the server refuses, and else asks again without end
        source.close()
        setHeard((last) => last && { ...last, presence: { ...last.presence, people: [] } })
        timer = setTimeout(connect, pause * (0.75 + Math.random() / 2))
        pause = Math.min(pause * 2, pauses.longest)
      })
    }

    connect()
    return () => {
      clearTimeout(timer)
      source.close()
      setHeard(undefined)
    }
  }, [pageId])

  return heard && heard.pageId === pageId ? heard.presence : alone
}
