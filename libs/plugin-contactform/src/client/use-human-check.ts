import { isUnreachable } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { setupFailure, setUpHumanCheck, type HumanCheck, type HumanCheckFacts } from '@sitewright/page-kit/human-check'
import { useMessages } from '@sitewright/ui'
import { useCallback, useEffect, useRef, useState } from 'react'

export interface HumanCheckSetUp {
  /** It turned out not to work, although the server could be asked. */
  failed: boolean
  /** False once it is known that the site's emails are only stored. */
  sends: boolean
  /**
   * A new token, for one call made right away (Q116); where the check is not set up, that is tried once more.
   *
   * @throws {HumanCheckFailed} when it turned out just now that it cannot be set up.
   * @throws when no token can be had.
   */
  token: () => Promise<string>
}

/** The human check cannot be set up; `cause` says why. */
export class HumanCheckFailed extends Error {
  override name = 'HumanCheckFailed'
}

/**
 * Sets the human check up as soon as the page is awake. A lost connection is no failed check: it is set up once there is a
 * connection again, or when a token is wanted. Whatever else goes wrong is tried once more before it counts, and is then
 * alerted.
 *
 * @param known what came with the page.
 */
export function useHumanCheck(known: HumanCheckFacts | undefined): HumanCheckSetUp {
  const { api } = useSite()
  const messages = useMessages()
  const setUp = useRef<Promise<HumanCheck>>(undefined)
  const first = useRef(known)
  const [failed, setFailed] = useState(false)
  const [sends, setSends] = useState(known?.sends ?? true)

  /** Joins what is under way or done; a set-up that was not successful is forgotten. */
  const begin = useCallback((): Promise<HumanCheck> => {
    if (setUp.current) return setUp.current
    const facts = first.current
    first.current = undefined
    const made = setUpHumanCheck(api, facts)
      .catch((error: unknown) => {
        if (isUnreachable(error)) throw error
        console.error(error)
        // from what the server says now
        return setUpHumanCheck(api)
      })
      .then(
        (check) => {
          setFailed(false)
          setSends(check.sends)
          return check
        },
        (cause: unknown) => {
          setUp.current = undefined
          if (isUnreachable(cause)) throw cause
          setFailed(true)
          throw new HumanCheckFailed(setupFailure(), { cause })
        },
      )
    setUp.current = made
    return made
  }, [api])

  useEffect(() => {
    let gone = false
    const attempt = () => {
      begin().catch((error: unknown) => {
        if (gone) return
        if (error instanceof HumanCheckFailed) void messages.fail(setupFailure(), error.cause)
        else console.error(error)
      })
    }
    attempt()
    window.addEventListener('online', attempt)
    return () => {
      gone = true
      window.removeEventListener('online', attempt)
    }
  }, [begin, messages])

  const token = useCallback(async () => {
    const check = await begin()
    try {
      return await check.token()
    } catch (error) {
      // perhaps the site has another check by now: the next attempt asks
      if (!isUnreachable(error)) setUp.current = undefined
      throw error
    }
  }, [begin])
  return { failed, sends, token }
}
