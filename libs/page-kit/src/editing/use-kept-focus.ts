import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the keyboard's place when the button it was on disappears or is disabled: the focus then goes to the element
 * that holds the returned ref, which needs a `tabIndex` of -1.
 */
export function useKeptFocus<T extends HTMLElement>(): RefObject<T | null> {
  const place = useRef<T>(null)
  const within = useRef(false)

  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const track = ({ target }: FocusEvent) => (within.current = target instanceof Node && element.contains(target))
    document.addEventListener('focusin', track)
    return () => document.removeEventListener('focusin', track)
  }, [])

  // After every change: what vanished or was disabled leaves the focus on the body, without any event.
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body
    const disabled = document.activeElement?.matches(':disabled') ?? false
    if (within.current && (lost || disabled)) place.current?.focus({ preventScroll: true })
  })
  return place
}
