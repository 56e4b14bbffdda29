import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useShellParts } from '../state/shell-parts.ts'
import type { LoginParts } from './login-parts.ts'
import { LoginPrompt } from './LoginPrompt.tsx'
import { texts } from './messages.ts'

/**
 * Asks someone whose session has ended to log in again, over what they are in the middle of. The document stays: it was opened
 * as their own, and holds what they typed.
 */
export function Relogin() {
  const { resumption } = useShellParts()
  const asking = useStore(resumption.state, (state) => state.asking)
  return asking && <Asking />
}

function Asking() {
  const { resumption, unguarded } = useShellParts()
  const email = useStore(resumption.state, (state) => state.email)
  const parts = useMemo<LoginParts>(
    () => ({
      // without the session: who has logged in has to be known before the document takes it over
      api: unguarded,
      site: { refresh: async () => {} },
      unsavedEdits: { wouldLose: () => false },
      email,
      explanation: texts.again(),
    }),
    [unguarded, email],
  )
  return <LoginPrompt parts={parts} onLoggedIn={resumption.loggedIn} onCancel={resumption.cancel} />
}
