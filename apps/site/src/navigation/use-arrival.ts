import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { useShellParts } from '../shell/shell-parts.ts'

/**
 * Notes every change of the address inside the site, and puts the focus at the start of the new content, where a newly
 * loaded document would have it.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { store } = useShellParts()
  const { key, pathname } = useLocation()
  const last = useRef({ key, pathname })

  useEffect(() => {
    const before = last.current
    last.current = { key, pathname }
    if (before.key !== key) store.getState().move()
    if (before.pathname !== pathname) main.current?.focus({ preventScroll: true })
  }, [key, pathname, store, main])
}
