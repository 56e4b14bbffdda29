import { useEffect, useEffectEvent } from 'react'
import { openDialogs } from './open-dialogs.ts'

/** The state of a dialog, and what leaving it does. */
export interface OpenDialogOptions {
  open: boolean
  /** Something was typed in it: Back asks before it leaves, instead of closing it. @default false */
  changed?: boolean
  /** Not called while busy. */
  onClose: () => void
  /** @default false */
  busy?: boolean
}

/** Has the browser's Back close a dialog that is no `AppDialog`, wherever the site handles Back. */
export function useOpenDialog({ open, changed = false, onClose, busy = false }: OpenDialogOptions): void {
  const close = useEffectEvent(() => {
    if (!busy) onClose()
  })
  const isChanged = useEffectEvent(() => changed && !busy)
  useEffect(() => {
    if (!open) return undefined
    return openDialogs.add({ isChanged: () => isChanged(), close: () => close() })
  }, [open])
}
