import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RouteData } from '../routes/route-table.ts'
import { useShellParts } from './shell-parts.ts'

/** Signs out; whoever stands on a guarded page is led to the start page (Q18). */
export function useLogout({ needspermission = [] }: RouteData) {
  const { session, site } = useShellParts()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)

  async function logout(): Promise<void> {
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
