import { useSite } from '@sitewright/page-kit'
import { setupFailure, setUpHumanCheck, type HumanCheck } from '@sitewright/page-kit/human-check'
import { useMessages } from '@sitewright/ui'
import { useCallback, useEffect, useRef, useState } from 'react'

export interface HumanCheckSetUp {
  /** It turned out not to work. */
  failed: boolean
  /** A new token, for one call made right away (Q116). @throws when none can be had. */
  token: () => Promise<string>
}

/** Sets the human check up as soon as the page is awake, and alerts where that fails. */
export function useHumanCheck(): HumanCheckSetUp {
  const { api } = useSite()
  const messages = useMessages()
  const setUp = useRef<Promise<HumanCheck>>(undefined)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let gone = false
    const made = setUpHumanCheck(api)
    setUp.current = made
    made.catch((error: unknown) => {
      if (gone) return
      setFailed(true)
      void messages.fail(setupFailure, error)
    })
    return () => {
      gone = true
    }
  }, [api, messages])

  const token = useCallback(async () => {
    const check = await (setUp.current ??= setUpHumanCheck(api))
    return check.token()
  }, [api])
  return { failed, token }
}
