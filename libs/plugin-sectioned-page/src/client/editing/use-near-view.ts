import { useEffect, useState, type RefObject } from 'react'

/** Px around what is seen, in which things are made ready. */
const margin = '600px'

/** Turns true for good once the element is seen, or about to be scrolled into view. */
export function useNearView(element: RefObject<Element | null>, wanted: boolean): boolean {
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (near || !wanted || !element.current) return undefined
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true)
      return undefined
    }
    // `scrollMargin`, where it is known, does within the scrolling area what `rootMargin` does around the window
    const options = { rootMargin: margin, scrollMargin: margin }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
    }, options)
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, near, wanted])

  return near
}
