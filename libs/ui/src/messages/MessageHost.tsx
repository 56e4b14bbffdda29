import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { MessageDialogProps } from './MessageDialog.tsx'
import { useMessages } from './messages-context.ts'
import { NativeMessage } from './NativeMessage.tsx'

const load = () => import('./MessageDialog.tsx')

const LaterDialog = lazy<ComponentType<MessageDialogProps>>(() =>
  load().then(
    (module) => ({ default: module.MessageDialog }),
    // A message that says the network is gone must not need the network.
    () => ({ default: NativeMessage }),
  ),
)

/**
 * Fetches the dialog's code ahead of the first message, for those who may be told something while the network is gone.
 * Should that fail, the browser's own messages serve.
 */
export function prefetchMessages(): void {
  load().catch(() => undefined)
}

/** What differs where messages are shown. */
export interface MessageHostProps {
  /** What shows a message, where that is to be another dialog than the administration's, whose code comes with the first one. */
  dialog?: ComponentType<MessageDialogProps>
}

/** Shows pending messages one after the other. Mount it once, near the root. */
export function MessageHost({ dialog: MessageDialog = LaterDialog }: MessageHostProps) {
  const { queue } = useMessages()
  const message = useStore(queue, (state) => state.pending[0])
  const { ready, returnFocus } = useFrameAfter(message !== undefined)

  useEffect(() => {
    queue.setState(({ hosts }) => ({ hosts: hosts + 1 }))
    return () => queue.setState(({ hosts }) => ({ hosts: hosts - 1 }))
  }, [queue])

  if (!message || !ready) return null
  return (
    <Suspense fallback={null}>
      <MessageDialog key={message.id} message={message} returnFocus={returnFocus} />
    </Suspense>
  )
}

/**
 * `ready`: true from the frame after `busy`. A dialog hides from assistive technology, a frame after it opened, whatever is
 * in the page by then: a message that came within that frame would be hidden for good.
 *
 * `returnFocus`: the element that had the focus before the first of a series of messages. Where a menu closed by then, that
 * is what it gave the focus to, not its entry. It gets it back here where the dialog was answered before it had taken the
 * focus itself.
 */
function useFrameAfter(busy: boolean) {
  const before = useRef<Element>(null)
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const returnFocus = before.current
    if (!busy) {
      if (document.activeElement === document.body && returnFocus instanceof HTMLElement) returnFocus.focus()
      return
    }
    before.current = document.activeElement
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) before.current = document.activeElement
      setReady(true)
    })
    return () => {
      cancelAnimationFrame(frame)
      setReady(false)
    }
  }, [busy])
  return { ready, returnFocus: () => (before.current instanceof HTMLElement ? before.current : null) }
}
