import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { tooltipDelays } from './tooltip-delays.ts'

interface Place {
  x: number
  y: number
}

/** Pixels within which a pointer that was not moved by intention still is where it pressed. */
const still = 4

let pressed: Place | undefined

/** Notes where something was pressed, until the pointer goes elsewhere. A press without a place is a program's. */
function notePress({ clientX, clientY }: PointerEvent): void {
  if (clientX === 0 && clientY === 0) return
  pressed = { x: clientX, y: clientY }
  const onMove = (event: globalThis.PointerEvent) => {
    if (isAt(event)) return
    pressed = undefined
    document.removeEventListener('pointermove', onMove, true)
  }
  document.addEventListener('pointermove', onMove, true)
}

/** True if an element came under a pointer that has not moved since it pressed what was there before. */
function isUnderPress(event: PointerEvent): boolean {
  return pressed !== undefined && isAt(event)
}

function isAt({ clientX: x, clientY: y }: { clientX: number; clientY: number }): boolean {
  return pressed !== undefined && isNear({ x, y }, pressed)
}

function isNear(one: Place, other: Place): boolean {
  return Math.abs(one.x - other.x) <= still && Math.abs(one.y - other.y) <= still
}

/** Calls back once an element is elsewhere, or gone. @returns what ends it. */
function whenMoved(element: Element, act: () => void): () => void {
  const begin = element.getBoundingClientRect()
  const look = () => {
    // what is gone has no place
    if (!isNear(element.getBoundingClientRect(), begin)) act()
    else frame = requestAnimationFrame(look)
  }
  let frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}

/** The element that the tooltip belongs to while it is shown, and the handlers that decide about that. */
export function useTooltip(openDelay: number) {
  const [anchor, setAnchor] = useState<Element>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** True from a press until the pointer or the focus has left: the focus that comes with it needs no tip. */
  const isPressed = useRef(false)

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
  useEffect(() => anchor && whenMoved(anchor, hide), [anchor, hide])

  const onTouch = (element: Element) => {
    isPressed.current = true
    later(openDelay, element)
    // at the document: what is dragged takes the rest of the touch; it ends as 'cancel' where the browser opens a menu
    const end = () => later(tooltipDelays.touchHide, undefined)
    for (const type of ['pointerup', 'pointercancel'])
      document.addEventListener(type, end, { capture: true, once: true })
  }
  const handlers = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch' && !isUnderPress(event)) later(openDelay, event.currentTarget)
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      isPressed.current = false
      hide()
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'touch') onTouch(event.currentTarget)
      else {
        isPressed.current = true
        notePress(event)
        hide()
      }
    },
    onFocus: (event: FocusEvent) => {
      if (!isPressed.current && event.currentTarget.matches(':focus-visible')) later(openDelay, event.currentTarget)
    },
    onBlur: () => {
      isPressed.current = false
      hide()
    },
  }
  return { anchor, handlers }
}
