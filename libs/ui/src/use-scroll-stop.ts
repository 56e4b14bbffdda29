import { useCallback, useState } from 'react'

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]'

/**
 * Makes what scrolls reachable by keyboard: gives a ref for the scrolling element and whether that element must be a
 * stop of the Tab key, because its content does not fit and nothing in it takes the focus.
 */
export function useScrollStop() {
  const [stop, setStop] = useState(false)
  const ref = useCallback((frame: HTMLElement | null) => {
    if (!frame || !('ResizeObserver' in window)) return
    const observer = new ResizeObserver(() => {
      const overflows = frame.scrollWidth > frame.clientWidth + 1 || frame.scrollHeight > frame.clientHeight + 1
      setStop(overflows && !frame.querySelector(focusable))
    })
    observer.observe(frame)
    for (const child of frame.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return [ref, stop] as const
}
