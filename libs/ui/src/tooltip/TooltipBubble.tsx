import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { bubbleClass } from './bubble-class.ts'
import { tooltipPosition, type Box } from './tooltip-position.ts'

/** Where a tip belongs on the page, for those who go through it by landmarks; a modal dialog hides all outside it. */
const regions = 'main, header, footer, [role=dialog], [role=alertdialog]'

const controls = 'a[href], button, input, select, textarea, [role=button], [role=menuitem], [role=tab], [role=treeitem]'
/** What explains something, which a tip need not cover either. */
const explanations = 'p, [role=status], [role=note]'

/** Points of a place that are looked at, across and down. */
const points = { across: 7, down: 3 }

/**
 * How many points of a place belong to what can be pressed, other than the anchor; explanations count too, but never as
 * much as a control. The tip itself is not in the way.
 */
function coveredIn({ left, top, width, height }: Box, anchor: Element): number {
  if (!('elementFromPoint' in document)) return 0
  let count = 0
  for (let x = 0; x < points.across; x++)
    for (let y = 0; y < points.down; y++) {
      const at = document.elementFromPoint(
        left + (width * x) / (points.across - 1),
        top + (height * y) / (points.down - 1),
      )
      const control = at?.closest(controls)
      if (control) count += control === anchor || control.contains(anchor) ? 0 : 1
      else if (at?.closest(explanations)) count += 0.01
    }
  return count
}

/** The tip itself, in the browser's top layer where there is one, so that no dialog or menu can cover it. */
export function TooltipBubble({ id, label, anchor }: { id: string; label: string; anchor: Element }) {
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = bubble.current
    if (!element) return
    if ('showPopover' in element) {
      element.popover = 'manual'
      element.showPopover()
    }
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
    // of a whole row it is the name that is explained
    const explained = anchor.querySelector('[data-explained]') ?? anchor
    const { left, top } = tooltipPosition(explained.getBoundingClientRect(), {
      tip: element.getBoundingClientRect(),
      view,
      covers: (box) => coveredIn(box, anchor),
    })
    element.style.left = `${left}px`
    element.style.top = `${top}px`
  }, [anchor])
  return createPortal(
    <div ref={bubble} className={bubbleClass} id={id} role="tooltip">
      {label}
    </div>,
    anchor.closest(regions) ?? document.body,
  )
}
