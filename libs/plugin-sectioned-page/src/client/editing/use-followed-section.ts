import { useEffect, useState, type RefObject } from 'react'
import type { Layout } from '../../model/section.ts'

/** Px that are left free above a section that is scrolled into view. */
const gap = 16

/**
 * Scrolls the preview to the section whose card has the focus, unless it is in sight already; also once a section that was
 * just added is drawn.
 *
 * @param frame what the sections are drawn in; the nearest element around it that scrolls is the preview.
 * @param shown the layout that is drawn.
 */
export function useFollowedSection(frame: RefObject<HTMLElement | null>, shown: Layout): void {
  const [edited, setEdited] = useState<{ card: Element }>()

  useEffect(() => {
    function follow({ target }: FocusEvent) {
      const card = target instanceof Element ? target.closest('[data-cards] > [data-card]') : null
      // another object each time: the same card may be elsewhere now
      if (card) setEdited({ card })
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])

  useEffect(() => {
    const pane = frame.current?.parentElement
    if (!edited || !pane || shown.sections.length === 0) return
    const cards = Array.from(edited.card.parentElement?.querySelectorAll(':scope > [data-card]') ?? [])
    const section = frame.current?.querySelector(`[data-place="${cards.indexOf(edited.card)}"]`)
    if (section) bringIntoView(section, pane)
  }, [edited, shown, frame])
}

/** Scrolls the pane alone, never the window. */
function bringIntoView(section: Element, pane: Element): void {
  const [own, view] = [section.getBoundingClientRect(), pane.getBoundingClientRect()]
  const isWhole = own.top >= view.top && own.bottom <= view.bottom
  const beginsInSight = own.top >= view.top && own.top <= view.top + view.height / 2
  // one that is higher than the pane may be read anywhere in it
  const isAround = own.top < view.top && own.bottom > view.bottom
  if (!isWhole && !beginsInSight && !isAround) pane.scrollTop += own.top - view.top - gap
}
