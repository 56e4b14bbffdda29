import { useEffect, type RefObject } from 'react'
import { stuckHeight, type StuckRole } from '../theme/layers.ts'

/** All that sticks, with its height in px. */
const stuck = new Map<HTMLElement, { role: StuckRole; height: number }>()

/** Tells the whole document: the editor's split screen may make what scrolls another element at any time. */
function tell(role: StuckRole): void {
  const heights = [...stuck.values()].filter((other) => other.role === role).map(({ height }) => height)
  document.documentElement.style.setProperty(stuckHeight(role), `${Math.max(0, ...heights)}px`)
}

/**
 * Says how much of what scrolls an element hides while it sticks there, for as long as it is shown: what sticks below it
 * then is below it, and nothing that is to be seen stops behind it (see `theme/layers.ts`).
 *
 * @param role - `stick` has the styles that belong to it. Where the window's width leaves it unstuck, it hides nothing.
 */
export function useStuck(ref: RefObject<HTMLElement | null>, role: StuckRole): void {
  useEffect(() => {
    const element = ref.current
    if (!element || !('ResizeObserver' in window)) return undefined

    function measure() {
      if (!element) return
      const sticks = getComputedStyle(element).position === 'sticky'
      stuck.set(element, { role, height: sticks ? element.offsetHeight : 0 })
      tell(role)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // a wider window may let it stick, with the same height
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
      stuck.delete(element)
      tell(role)
    }
  }, [ref, role])
}
