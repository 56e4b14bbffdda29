import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './use-toast.module.css'

/** Milliseconds that a toast stays: time to read a short sentence. */
const duration = 6000

/** For what only a browser draws. The place for toasts and the function that shows one, as `useToast` returns them. */
export interface Toasts {
  /** The place where the text appears. Render it at all times: screen readers only announce what changes within it. */
  toast: ReactNode
  /** Shows a text, in place of the one before it. */
  showToast: (text: string) => void
}

/**
 * A short text that appears and disappears by itself, and that screen readers announce once. Chakra's toaster would cost 14 kB
 * (gzip), a landmark, a shortcut (Alt+T) and a stop of the Tab key for each text, and it nests two live regions.
 */
export function useToast(): Toasts {
  const [shown, setShown] = useState({ text: '' })
  useEffect(() => {
    if (shown.text === '') return undefined
    const timer = setTimeout(() => setShown({ text: '' }), duration)
    return () => clearTimeout(timer)
  }, [shown])
  return {
    toast: createPortal(
      <div className={styles.toasts} role="status">
        {shown.text !== '' && <span>{shown.text}</span>}
      </div>,
      document.body,
    ),
    showToast: (text) => setShown({ text }),
  }
}
