import { refusalReason } from '@sitewright/api-client'
import { useMessages } from '@sitewright/ui'
import { useRef, useState } from 'react'

export interface Saving {
  /** True while the call is on its way. */
  busy: boolean
  /** Why the server refused the last attempt, once that was told. */
  reason: string | undefined
  /** Does it, unless it is being done already. */
  start: () => void
}

/**
 * One save at a time; a failure is logged and alerted with `failure` and what is behind it, and leaves the dialog as it is.
 * The dialog says the server's reason once the alert is gone, so that it stands in one place at a time.
 */
export function useSaving(save: () => Promise<void>, failure: string): Saving {
  const messages = useMessages()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [reason, setReason] = useState<string>()

  async function run() {
    running.current = true
    setBusy(true)
    setReason(undefined)
    const failed = await save().then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
    running.current = false
    setBusy(false)
    if (!failed) return
    if (await messages.failOrRetry(failure, failed.error)) return run()
    setReason(refusalReason(failed.error))
  }

  return { busy, reason, start: () => void (running.current || run()) }
}
