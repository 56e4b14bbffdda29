import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus to what only comes about by the next rendering.
 *
 * @returns where to look for it, and a function that takes selectors: the first that is found gets the focus.
 */
export function useFocusWish(): [RefObject<HTMLDivElement | null>, (...selectors: string[]) => void] {
  const frame = useRef<HTMLDivElement>(null)
  const wanted = useRef<string[]>([])

  useEffect(() => {
    const found = wanted.current.map((selector) => frame.current?.querySelector<HTMLElement>(selector))
    wanted.current = []
    found.find((element) => element !== null && element !== undefined)?.focus()
  })

  return [
    frame,
    (...selectors) => {
      wanted.current = selectors
    },
  ]
}
