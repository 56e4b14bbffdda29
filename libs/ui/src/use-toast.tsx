import { useEffect, useRef, useState, type FocusEvent, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import styles from './use-toast.module.css'

/** Milliseconds that a toast stays: time to read a short sentence, and to press a button in it. */
const duration = { text: 6000, actions: 15_000 }

/** What can be done about what a toast says. */
export type ToastAction = { label: string } & ({ onPress: () => void } | { href: string })

/** For what only a browser draws. The place for toasts and the function that shows one, as `useToast` returns them. */
export interface Toasts {
  /** The place where the text appears. Render it at all times: screen readers only announce what changes within it. */
  toast: ReactNode
  /** Shows a text, in place of the one before it. It goes when one of its actions is chosen. */
  showToast: (text: string, actions?: readonly ToastAction[]) => void
}

/**
 * A short text that appears and disappears by itself, and that screen readers announce once. It stays while the pointer or
 * the focus is in it. Chakra's toaster would cost 14 kB (gzip), a landmark, a shortcut (Alt+T) and a stop of the Tab key
 * for each text, and it nests two live regions.
 *
 * A button that goes with its toast gives the focus back to what had it before.
 *
 * @param place gets the focus where that has gone too, such as a bar whose button disappears once it was pressed.
 */
export function useToast(place?: RefObject<HTMLElement | null>): Toasts {
  const [shown, setShown] = useState<{ text: string; actions: readonly ToastAction[] }>(nothing)
  const [isUsed, setUsed] = useState(false)
  const within = useRef<HTMLDivElement>(null)
  const focus = useFocusBefore(within, place)
  const close = () => {
    focus.giveBack()
    setShown(nothing)
    setUsed(false)
  }
  useEffect(() => {
    if (shown.text === '' || isUsed) return undefined
    const timer = setTimeout(() => setShown(nothing), shown.actions.length > 0 ? duration.actions : duration.text)
    return () => clearTimeout(timer)
  }, [shown, isUsed])
  return {
    toast: createPortal(
      <div className={styles.toasts} role="status">
        {shown.text !== '' && (
          <div
            onPointerEnter={() => setUsed(true)}
            onPointerLeave={() => setUsed(false)}
            ref={within}
            onFocus={(event) => {
              setUsed(true)
              focus.entered(event)
            }}
            onBlur={() => setUsed(false)}
          >
            <span>{shown.text}</span>
            {shown.actions.map((action) => (
              <Action key={action.label} action={action} onDone={close} />
            ))}
          </div>
        )}
      </div>,
      document.body,
    ),
    showToast: (text, actions = []) => {
      focus.shown()
      setShown({ text, actions })
    },
  }
}

const nothing = { text: '', actions: [] }

/** What had the focus before a toast had it, or else when it appeared. */
function useFocusBefore(within: RefObject<HTMLElement | null>, place: RefObject<HTMLElement | null> | undefined) {
  const before = useRef<{ entering?: EventTarget | null; appearing?: Element | null }>({})
  return {
    shown() {
      const { activeElement } = document
      before.current = within.current?.contains(activeElement) ? before.current : { appearing: activeElement }
    },
    entered({ relatedTarget }: FocusEvent) {
      if (!within.current?.contains(relatedTarget)) before.current.entering = relatedTarget
    },
    giveBack() {
      const { activeElement } = document
      if (activeElement !== document.body && !within.current?.contains(activeElement)) return
      const { entering, appearing } = before.current
      for (const element of [entering, appearing, place?.current]) {
        if (!(element instanceof HTMLElement) || element === document.body) continue
        element.focus({ preventScroll: true })
        if (document.activeElement === element) return
      }
    },
  }
}

function Action({ action, onDone }: { action: ToastAction; onDone: () => void }) {
  if ('href' in action)
    return (
      <a href={action.href} onClick={onDone}>
        {action.label}
      </a>
    )
  return (
    <button
      type="button"
      onClick={() => {
        onDone()
        action.onPress()
      }}
    >
      {action.label}
    </button>
  )
}
