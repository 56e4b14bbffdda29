import { useCallback, useEffect, useRef } from 'react'

/** An element, the first one that a selector finds, or what a function finds. */
type Target = HTMLElement | string | (() => HTMLElement | null | undefined)

/**
 * Moves the focus to what only comes about by the next rendering.
 *
 * @returns the same function with every rendering.
 */
export function useDeferredFocus(): (target: Target) => void {
  const requested = useRef<Target>(undefined)

  useEffect(() => {
    const target = requested.current
    if (target === undefined) return
    requested.current = undefined
    const element = find(target)
    element?.focus()
    element?.scrollIntoView?.({ block: 'nearest' })
  })

  return useCallback((target) => {
    requested.current = target
  }, [])
}

function find(target: Target): HTMLElement | null | undefined {
  if (typeof target === 'string') return document.querySelector<HTMLElement>(target)
  return typeof target === 'function' ? target() : target
}

/**
 * A `ref` for what says why nothing was saved: it gets the focus when it appears, and so comes into view however far
 * down a long page somebody has pressed the button or the keys. It needs a `tabIndex` of -1.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
