import { useState } from 'react'
import { useNavigate } from 'react-router'
import { leaveQuestion } from '../state/unsaved-edits.ts'
import type { RouteData } from '../routes/route-table.ts'
import { useShellParts } from '../state/shell-parts.ts'

/** Logs out, once unsaved edits may be lost; a guarded page then leads to the start page (Q18). */
export function useLogout({ needspermission = [] }: RouteData) {
  const { session, site, unsavedEdits, messages } = useShellParts()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)

  async function logout(): Promise<void> {
    if (unsavedEdits.wouldLose() && !(await messages.confirm(leaveQuestion))) return
    await unsavedEdits.withoutAsking(logOut)
  }

  async function logOut(): Promise<void> {
    const guarded = needspermission.length > 0
    setLeaving(guarded)
    try {
      await session.getState().logout()
    } catch (error) {
      console.error(error)
    }
    if (guarded) await navigate('/', { flushSync: true })
    setLeaving(false)
    await site.refresh()
  }

  /** `leaving`: still at the guarded address, where nobody shall be asked for a login now. */
  return { logout, leaving }
}
