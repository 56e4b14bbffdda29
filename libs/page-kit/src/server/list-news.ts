import type { ListNews } from '@sitewright/api-client/contract'
import type { Identity } from './identity.ts'
import type { EventFeed, EventListener } from './page-kind-server.ts'
import { RefusedError } from './refused-error.ts'

/**
 * How many may listen on this server at once: one person's few, since without HTTP/2 a browser has six connections to a
 * site, and each takes one of them.
 */
export const listNewsLimits = { perAccount: 4, all: 1000 }

/** Milliseconds between two times that a listener is told, however much changes. */
const minInterval = 2000

/** Tells those who look at a list that it has changed. */
export interface ListNewsroom {
  /**
   * Tells them so, and nothing of what has changed: they read the list again, with the rights that they have. The first
   * event says that they are listened to.
   *
   * @throws {RefusedError} 401 for somebody who is not logged in, 429 where they listen too often already.
   */
  follow: (who: Identity) => EventFeed<ListNews>
  /** Ends what is going on, so that nobody waits for it; nothing begins any more. */
  close: () => void
}

interface Follower {
  account: number
  listener: EventListener<ListNews>
}

/** @param subscribe calls back after each change of what the list shows, until what it returns is called. */
export function createListNews(subscribe: (listener: () => void) => () => void): ListNewsroom {
  const followers = new Set<Follower>()
  let closed = false

  function begin(me: Follower): () => void {
    let changes = 0
    let told = -1
    let pause: NodeJS.Timeout | undefined

    /** At once, or when it is time again. */
    function tell(): void {
      if (pause || told === changes) return
      me.listener.send({ changes })
      const isFirst = told < 0
      told = changes
      if (isFirst) return
      pause = setTimeout(() => {
        pause = undefined
        tell()
      }, minInterval).unref()
    }

    followers.add(me)
    const stop = subscribe(() => {
      changes += 1
      tell()
    })
    tell()
    return () => {
      stop()
      clearTimeout(pause)
      followers.delete(me)
    }
  }

  return {
    follow({ account }) {
      if (!account) throw new RefusedError(401, 'Not logged in')
      const own = [...followers].filter((each) => each.account === account.id)
      if (own.length >= listNewsLimits.perAccount || followers.size >= listNewsLimits.all)
        throw new RefusedError(429, 'Too many attempts')
      return (listener) => {
        if (!closed) return begin({ account: account.id, listener })
        listener.end()
        return () => {}
      }
    },
    close() {
      closed = true
      for (const { listener } of [...followers]) listener.end()
    },
  }
}
