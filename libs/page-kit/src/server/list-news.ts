import type { ListNews } from '@sitewright/api-client/contract'
import type { Identity } from './identity.ts'
import type { EventFeed, EventListener } from './page-kind-server.ts'
import { RefusedError } from './refused-error.ts'
import { texts } from './messages.ts'

/**
 * How many may listen on this server at once: one person's few, since without HTTP/2 a browser has six connections to a
 * site, and each takes one of them.
 */
export const listNewsLimits = { perAccount: 4, all: 1000 }

/** Milliseconds between two times that a listener is told, however much changes. */
const minInterval = 2000

/** Tells those who look at lists that these have changed. */
export interface ListNewsroom<Topic extends string> {
  /**
   * Tells somebody so of what is called by these topics, and nothing of what has changed: they read the list again, with the
   * rights that they have. The first event says that they are listened to.
   *
   * @throws {RefusedError} 401 for somebody who is not logged in, 429 where they listen too often already.
   */
  follow: (topics: readonly Topic[], who: Identity) => EventFeed<ListNews>
}

interface Follower {
  account: number
  listener: EventListener<ListNews>
}

/** @param subscribe calls back after each change that touches any of these topics, until what it returns is called. */
export function createListNews<Topic extends string>(
  subscribe: (topics: readonly Topic[], listener: () => void) => () => void,
): ListNewsroom<Topic> {
  const followers = new Set<Follower>()

  function begin(topics: readonly Topic[], me: Follower): () => void {
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
    const stop = subscribe(topics, () => {
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
    follow(topics, { account }) {
      if (!account) throw new RefusedError(401, texts.notLoggedIn)
      const own = [...followers].filter((each) => each.account === account.id)
      if (own.length >= listNewsLimits.perAccount || followers.size >= listNewsLimits.all)
        throw new RefusedError(429, texts.tooManyAttempts)
      return (listener) => begin(topics, { account: account.id, listener })
    },
  }
}
