import { useCallback, useEffect, useRef } from 'react'

type Wish = HTMLElement | string

/**
 * Moves the focus to what only comes about by the next rendering: an element, or the first that a selector finds.
 *
 * @returns the same function with every rendering.
 */
export function useFocusWish(): (wish: Wish) => void {
  const wanted = useRef<Wish>(undefined)

  useEffect(() => {
    const wish = wanted.current
    if (wish === undefined) return
    wanted.current = undefined
    const element = typeof wish === 'string' ? document.querySelector<HTMLElement>(wish) : wish
    element?.focus()
    element?.scrollIntoView?.({ block: 'nearest' })
  })

  return useCallback((wish) => {
    wanted.current = wish
  }, [])
}
