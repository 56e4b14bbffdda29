import { openDialogs, prefetchMessages } from '@sitewright/ui'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router'
import { useShellParts } from '../state/shell-parts.ts'
import { leaveAnswers, leaveQuestion } from '../state/unsaved-edits.ts'

const onServer = () => false

/**
 * Asks before links, the menu, and the browser's back and forward lead away from unsaved edits. Where a dialog is open in
 * which nothing was typed, back closes that instead, as people expect on a phone. Draws nothing.
 */
export function LeavingGuard() {
  const { unsavedEdits } = useShellParts()
  const guarded = useSyncExternalStore(unsavedEdits.subscribe, unsavedEdits.isGuarded, onServer)
  const covered = useSyncExternalStore(openDialogs.subscribe, openDialogs.isAny, onServer)
  const [asking, setAsking] = useState(false)
  // What was saved while the question is open still needs its answer.
  return (guarded || covered || asking) && <Blocker guarded={guarded} asking={asking} onAsking={setAsking} />
}

interface BlockerProps {
  guarded: boolean
  asking: boolean
  onAsking: (asking: boolean) => void
}

function Blocker({ guarded, asking, onAsking }: BlockerProps) {
  const { unsavedEdits, messages } = useShellParts()
  /** What Back closes instead of leaving. */
  const closing = useRef<ReturnType<typeof openDialogs.topmost>>(undefined)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isBack = historyAction === 'POP'
    const dialog = isBack && !asking ? openDialogs.topmost() : undefined
    closing.current = dialog?.isChanged() ? undefined : dialog
    if (closing.current) {
      // once the router has taken the step back: what closes may lead elsewhere by itself
      window.addEventListener('popstate', closing.current.close, { once: true })
      return true
    }
    return (
      currentLocation.pathname !== nextLocation.pathname &&
      (unsavedEdits.wouldLose() || (isBack && openDialogs.isAnyChanged()))
    )
  })
  // Going back again while the question is open changes where a yes leads.
  const latest = useRef(blocker)
  useEffect(() => {
    latest.current = blocker
  })
  const blocked = blocker.state === 'blocked'

  useEffect(() => {
    // a save while the network is gone is answered by a message
    if (guarded) prefetchMessages()
  }, [guarded])

  useEffect(() => {
    if (!blocked) return
    if (closing.current) return latest.current.reset?.()
    onAsking(true)
    void messages.confirm(leaveQuestion(), { ...leaveAnswers(), danger: true }).then((leave) => {
      if (leave) latest.current.proceed?.()
      else latest.current.reset?.()
      onAsking(false)
    })
  }, [blocked, messages, onAsking])

  return null
}
