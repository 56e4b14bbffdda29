import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { MessageDialogProps } from './MessageDialog.tsx'
import { useMessages } from './messages-context.ts'
import { NativeMessage } from './NativeMessage.tsx'

const MessageDialog = lazy<ComponentType<MessageDialogProps>>(() =>
  import('./MessageDialog.tsx').then(
    (module) => ({ default: module.MessageDialog }),
    // A message that says the network is gone must not need the network.
    () => ({ default: NativeMessage }),
  ),
)

/** Shows pending messages one after the other. Mount it once, near the root; the dialog's code comes with the first one. */
export function MessageHost() {
  const { queue } = useMessages()
  const message = useStore(queue, (state) => state.pending[0])
  const returnFocus = useReturnFocus(message !== undefined)

  useEffect(() => {
    queue.setState(({ hosts }) => ({ hosts: hosts + 1 }))
    return () => queue.setState(({ hosts }) => ({ hosts: hosts - 1 }))
  }, [queue])

  if (!message) return null
  return (
    <Suspense fallback={null}>
      <MessageDialog key={message.id} message={message} returnFocus={returnFocus} />
    </Suspense>
  )
}

/**
 * The element that had the focus before the first of a series of messages. It gets it back here where the dialog was
 * answered before it had taken the focus itself.
 */
function useReturnFocus(busy: boolean) {
  const before = useRef<HTMLElement>(null)
  useEffect(() => {
    if (busy && document.activeElement instanceof HTMLElement) before.current = document.activeElement
    if (!busy && document.activeElement === document.body) before.current?.focus()
  }, [busy])
  return () => before.current
}
