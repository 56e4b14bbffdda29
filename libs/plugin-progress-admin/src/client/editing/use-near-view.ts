import { useEffect, useState, type RefObject } from 'react'

/** Px around what is seen, in which things are made ready. */
const margin = '600px'

/**
 * Turns true for good once the element is seen, or about to be scrolled into view.
 *
 * @param always it is true without looking.
 */
export function useNearView(element: RefObject<Element | null>, always: boolean): boolean {
  const [near, setNear] = useState(always || typeof IntersectionObserver === 'undefined')

  useEffect(() => {
    if (near || !element.current) return undefined
    if (always) {
      setNear(true)
      return undefined
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, near, always])

  return near
}
