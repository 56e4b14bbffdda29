import { isApiError, refusalReason, withCalls } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useRef, useState } from 'react'
import type { ProgressAdminCalls } from '../../contract.ts'
import { failures } from '../failure-messages.ts'

/** To create a system of this name, or to connect to this one. */
export type SetupChoice = { SystemName: string } | { SystemId: number }

export interface SetupRun {
  busy: boolean
  /** Why the server refused the last attempt. */
  reason: string | undefined
  /** Attaches the page, unless that is being done already. */
  start: (choice: SetupChoice) => Promise<void>
}

/** Attaching a page to a system, which can be done once. */
export function useSetup(pageId: number, onDone: () => void): SetupRun {
  const { api } = useSite()
  const messages = useMessages()
  const [busy, setBusy] = useState(false)
  const [reason, setReason] = useState<string>()
  const running = useRef(false)

  async function failed(error: unknown) {
    const code = isApiError(error) ? error.code : undefined
    // somebody created a system of this name since the form was loaded
    if (code === 'name-taken') return messages.fail(failures.duplicate(), error)
    setReason(refusalReason(error))
    await messages.fail(failures.setupFailed(), error)
    // somebody attached the page meanwhile: what it is attached to is shown
    if (code === 'already-attached') onDone()
  }

  return {
    busy,
    reason,
    async start(choice) {
      if (running.current) return
      running.current = true
      setBusy(true)
      setReason(undefined)
      try {
        await withCalls<ProgressAdminCalls>(api)('POST protected/plugin/progress-admin/setup-page.json.php', {
          id: pageId,
          ...choice,
        })
        onDone()
      } catch (error) {
        running.current = false
        setBusy(false)
        await failed(error)
      }
    },
  }
}
