import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { useShellParts } from '../state/shell-parts.ts'

/**
 * Notes every change of the address inside the site, and puts the focus at the start of the new content, where a newly
 * loaded document would have it.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { store } = useShellParts()
  const { pathname } = useLocation()
  const last = useRef(pathname)

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    store.getState().visitNext()
    main.current?.focus({ preventScroll: true })
  }, [pathname, store, main])
}
