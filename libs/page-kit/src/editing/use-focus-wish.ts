import { useCallback, useEffect, useRef } from 'react'

/** An element, the first one that a selector finds, or what a function finds. */
type Wish = HTMLElement | string | (() => HTMLElement | null | undefined)

/**
 * Moves the focus to what only comes about by the next rendering.
 *
 * @returns the same function with every rendering.
 */
export function useFocusWish(): (wish: Wish) => void {
  const wanted = useRef<Wish>(undefined)

  useEffect(() => {
    const wish = wanted.current
    if (wish === undefined) return
    wanted.current = undefined
    const element = find(wish)
    element?.focus()
    element?.scrollIntoView?.({ block: 'nearest' })
  })

  return useCallback((wish) => {
    wanted.current = wish
  }, [])
}

function find(wish: Wish): HTMLElement | null | undefined {
  if (typeof wish === 'string') return document.querySelector<HTMLElement>(wish)
  return typeof wish === 'function' ? wish() : wish
}
