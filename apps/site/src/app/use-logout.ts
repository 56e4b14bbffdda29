import { leaveNoCopies } from '@sitewright/page-kit'
import { forgetLoginEmail } from '@sitewright/session'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { leaveQuestion } from '../state/unsaved-edits.ts'
import type { RouteData } from '../routes/route-table.ts'
import { useShellParts } from '../state/shell-parts.ts'
import { texts } from './messages.ts'

/** Logs out, once unsaved edits may be lost; a guarded page then leads to the start page (Q18). */
export function useLogout({ needspermission = [] }: RouteData) {
  const { session, site, store, unsavedEdits, messages, reopen } = useShellParts()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)

  async function logout(): Promise<void> {
    if (
      unsavedEdits.wouldLose() &&
      !(await messages.confirm(leaveQuestion(), { accept: texts.logOut(), refuse: texts.stay(), danger: true }))
    )
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
    // words that the server has something newer of, or did not take
    if (stays.count > 0 && (await messages.done(texts.stays(stays), texts.deleteHere()))) await stays.remove()
    // the document is in the language of who has left
    if (store.getState().language !== undefined) reopen?.()
  }

  /** `leaving`: still at the guarded address, where nobody shall be asked for a login now. */
  return { logout, leaving }
}
