import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'

/**
 * Lets plain links, also those in texts, change the page without loading a document. The same links work before hydration
 * and without JavaScript.
 */
export function useInAppLinks(): void {
  const navigate = useNavigate()
  const follow = useEffectEvent((event: MouseEvent) => {
    const address = inAppAddress(event, window.location)
    if (address === undefined) return
    event.preventDefault()
    const { pathname, search, hash } = window.location
    void navigate(address, { replace: address === pathname + search + hash })
  })
  useEffect(() => {
    // after all that the link's own surroundings do with the click
    const listen = (event: MouseEvent) => follow(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])
}

/**
 * Where a click on a link leads inside this site, or undefined where it is the browser's business: modified clicks, new
 * tabs, downloads, other hosts, the API, files, and jumps within the page. In a text that is being written a link leads
 * nowhere.
 */
export function inAppAddress(event: MouseEvent, here: Location): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined
  if (link.closest('[contenteditable="true"]')) return undefined
  if (link.target && link.target !== '_self') return undefined
  const { origin, pathname, search, hash } = new URL(link.href, here.href)
  if (origin !== here.origin || pathname.startsWith('/api/') || isFile(pathname)) return undefined
  if (hash && pathname === here.pathname && search === here.search) return undefined
  return pathname + search + hash
}

const isFile = (pathname: string) => /\.[^/]+$/.test(pathname)
