import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'

const closeDelay = 50

/**
 * Opens and closes the submenu of one menu item: on hover, focus, tap and Enter; closed 50 ms after the pointer left,
 * when the focus goes elsewhere, by Escape, and when an entry is chosen.
 */
export function useSubmenu() {
  const [open, setOpen] = useState(false)
  const itemRef = useRef<HTMLLIElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const press = useRef<{ touch: boolean; wasOpen: boolean }>(undefined)
  const returning = useRef(false)

  const show = () => {
    clearTimeout(timer.current)
    setOpen(true)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }

  useEffect(() => {
    // Until now the style sheet alone has opened submenus: go on where it is.
    if (itemRef.current?.matches(':hover, :focus-within')) setOpen(true)
    return () => clearTimeout(timer.current)
  }, [])

  const itemHandlers = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') show()
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      clearTimeout(timer.current)
      timer.current = setTimeout(hide, closeDelay)
    },
    onFocus: () => {
      if (!returning.current) show()
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) hide()
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Escape' || !open) return
      event.stopPropagation()
      hide()
      returning.current = true
      event.currentTarget.querySelector<HTMLElement>('a, button')?.focus()
      returning.current = false
    },
    onClick: (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a') && !event.defaultPrevented) hide()
    },
  }

  const triggerHandlers = {
    onPointerDown: (event: PointerEvent) => {
      press.current = { touch: event.pointerType === 'touch', wasOpen: open }
    },
    onClick: (event: MouseEvent) => {
      const byKey = event.detail === 0
      const opensFirst = byKey ? !open : press.current?.touch && !press.current.wasOpen
      press.current = undefined
      const isLink = event.currentTarget instanceof HTMLAnchorElement
      if (isLink && !opensFirst) return
      event.preventDefault()
      show()
    },
  }

  return { open, itemRef, itemHandlers, triggerHandlers }
}
