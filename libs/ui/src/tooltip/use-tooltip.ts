import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { tooltipDelays } from './tooltip-delays.ts'

/** The element that the tooltip belongs to while it is shown, and the handlers that decide about that. */
export function useTooltip(openDelay: number) {
  const [anchor, setAnchor] = useState<Element>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const later = useCallback((delay: number, next: Element | undefined) => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (delay === 0) setAnchor(next)
    else timer.current = setTimeout(() => setAnchor(next), delay)
  }, [])
  const hide = useCallback(() => later(tooltipDelays.hide, undefined), [later])

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!anchor) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    document.addEventListener('keydown', onKey)
    window.addEventListener('scroll', hide, true)
    return () => {
      document.removeEventListener('keydown', onKey)
      window.removeEventListener('scroll', hide, true)
    }
  }, [anchor, hide])

  // A long press ends as 'cancel' where the browser opens a menu of its own.
  const touchEnd = (event: PointerEvent) => {
    if (event.pointerType === 'touch') later(tooltipDelays.touchHide, undefined)
  }
  const handlers = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') later(openDelay, event.currentTarget)
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') hide()
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'touch') later(openDelay, event.currentTarget)
      else hide()
    },
    onPointerUp: touchEnd,
    onPointerCancel: touchEnd,
    onFocus: (event: FocusEvent) => {
      if (event.currentTarget.matches(':focus-visible')) later(openDelay, event.currentTarget)
    },
    onBlur: hide,
  }
  return { anchor, handlers }
}
