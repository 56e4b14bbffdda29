import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router'
import { useShellParts } from '../state/shell-parts.ts'
import { leaveQuestion } from '../state/unsaved-edits.ts'

const onServer = () => false

/** Asks before links, the menu, and the browser's back and forward lead away from unsaved edits. Draws nothing. */
export function LeavingGuard() {
  const { unsavedEdits } = useShellParts()
  const guarded = useSyncExternalStore(unsavedEdits.subscribe, unsavedEdits.isGuarded, onServer)
  const [asking, setAsking] = useState(false)
  // What was saved while the question is open still needs its answer.
  return (guarded || asking) && <Blocker onAsking={setAsking} />
}

function Blocker({ onAsking }: { onAsking: (asking: boolean) => void }) {
  const { unsavedEdits, messages } = useShellParts()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && unsavedEdits.wouldLose(),
  )
  // Going back again while the question is open changes where a yes leads.
  const latest = useRef(blocker)
  useEffect(() => {
    latest.current = blocker
  })
  const blocked = blocker.state === 'blocked'

  useEffect(() => {
    if (!blocked) return
    onAsking(true)
    void messages.confirm(leaveQuestion).then((leave) => {
      if (leave) latest.current.proceed?.()
      else latest.current.reset?.()
      onAsking(false)
    })
  }, [blocked, messages, onAsking])

  return null
}
