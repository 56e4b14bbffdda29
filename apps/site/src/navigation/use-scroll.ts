import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useShellParts } from '../state/shell-parts.ts'

/** How far down each visited address was left, by the key of its entry in the history. */
const places = new Map<string, number>()

/**
 * Puts a page that was reached inside the site where a newly loaded one would be: at its top or at its `#anchor`,
 * or where the visitor left it when going back.
 *
 * @param ready - true once the content has its height.
 */
export function useScroll(ready: boolean): void {
  const { store } = useShellParts()
  const { key, hash } = useLocation()
  const type = useNavigationType()

  useLayoutEffect(() => {
    const isFirst = type === 'POP' && store.getState().visits === 0
    if (!ready || isFirst) return // the document's own first view is the browser's business
    // A jump to an anchor is a POP too, to an entry that was not there before.
    const place = type === 'POP' ? places.get(key) : undefined
    const anchor = place === undefined ? document.getElementById(anchorOf(hash)) : null
    if (anchor) showAnchor(anchor)
    else window.scrollTo(0, place ?? 0)
  }, [ready, key, hash, type, store])

  useEffect(() => {
    const keep = () => places.set(key, window.scrollY)
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [key])
}

/** As a browser does with a new document: what is folded around a heading opens first. */
export function showAnchor(anchor: Element): void {
  let folded = anchor.closest('details')
  while (folded) {
    folded.open = true
    folded = folded.parentElement?.closest('details') ?? null
  }
  anchor.scrollIntoView()
}

function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
