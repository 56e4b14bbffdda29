import { useEffect, useState, type RefObject } from 'react'

/** Px around what is seen, in which things are made ready. */
const margin = '600px'

/** When `useNearView` looks at all. */
export interface NearViewOptions {
  /** Whether to look at all; true unless told. */
  wanted?: boolean
  /** It counts as seen without looking. */
  always?: boolean
}

/** Turns true permanently once the element is seen, or about to be scrolled into view. */
export function useNearView(
  element: RefObject<Element | null>,
  { wanted = true, always = false }: NearViewOptions,
): boolean {
  const [near, setNear] = useState(always)

  useEffect(() => {
    if (near || !wanted || !element.current) return undefined
    if (always || typeof IntersectionObserver === 'undefined') {
      setNear(true)
      return undefined
    }
    // `scrollMargin`, where it is known, does within a scrolling area what `rootMargin` does around the window
    const options = { rootMargin: margin, scrollMargin: margin }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
    }, options)
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, near, wanted, always])

  return near
}
