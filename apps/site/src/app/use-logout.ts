import { leaveNoCopies } from '@sitewright/page-kit'
import { forgetLoginEmail } from '@sitewright/session'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { leaveQuestion } from '../state/unsaved-edits.ts'
import type { RouteData } from '../routes/route-table.ts'
import { useShellParts } from '../state/shell-parts.ts'

/** What is said of words that the server has something newer of, or did not take. */
function staysText(count: number): string {
  const where = count === 1 ? 'one page or screen' : `${count} pages or screens`
  return `You are logged out. What you typed on ${where} and did not save is kept on this device. Only you are shown it, when you log in here again.`
}

/** Logs out, once unsaved edits may be lost; a guarded page then leads to the start page (Q18). */
export function useLogout({ needspermission = [] }: RouteData) {
  const { session, site, unsavedEdits, messages } = useShellParts()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)

  async function logout(): Promise<void> {
    if (unsavedEdits.wouldLose() && !(await messages.confirm(leaveQuestion, { accept: 'Log out', refuse: 'Stay' })))
      return
    await unsavedEdits.withoutAsking(logOut)
  }

  async function logOut(): Promise<void> {
    const guarded = needspermission.length > 0
    setLeaving(guarded)
    const stays = await leaveNoCopies(site.api)
    try {
      await session.getState().logout()
      forgetLoginEmail()
    } catch (error) {
      console.error(error)
    }
    if (guarded) await navigate('/', { flushSync: true })
    setLeaving(false)
    await site.refresh()
    if (stays.count > 0 && (await messages.done(staysText(stays.count), 'Delete it here'))) await stays.remove()
  }

  /** `leaving`: still at the guarded address, where nobody shall be asked for a login now. */
  return { logout, leaving }
}
