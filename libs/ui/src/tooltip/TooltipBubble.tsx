import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { bubbleClass } from './bubble-class.ts'
import { tooltipPosition } from './tooltip-position.ts'

/** Where a tip belongs on the page, for those who go through it by landmarks; a modal dialog hides all outside it. */
const regions = 'main, header, footer, [role=dialog], [role=alertdialog]'

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
    const { left, top } = tooltipPosition(anchor.getBoundingClientRect(), element.getBoundingClientRect(), view)
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
