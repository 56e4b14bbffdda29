import { cloneElement, type DOMAttributes, type ReactElement, useId } from 'react'
import { TooltipBubble } from './TooltipBubble.tsx'
import { tooltipDelays } from './tooltip-delays.ts'
import { useTooltip } from './use-tooltip.ts'

type ChildProps = DOMAttributes<Element> & { 'aria-label'?: string; 'aria-describedby'?: string }

/** Text and delay of a tooltip, and the element that it explains. */
export interface TooltipProps {
  label: string
  /** Milliseconds of hovering, focus or touch until it shows. @default 500 */
  openDelay?: number
  /** One element that passes its props on to the DOM. */
  children: ReactElement<ChildProps>
}

const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent).trim()

/**
 * Shows a short text beside its child on hover, keyboard focus and long touch; Escape hides it. The child is described
 * by the text only where that says more than the child's own name.
 */
export function Tooltip({ label, openDelay = tooltipDelays.show, children }: TooltipProps) {
  const id = useId()
  const { anchor, handlers } = useTooltip(openDelay)
  const describes = anchor && nameOf(anchor) !== label.trim()
  return (
    <>
      {cloneElement(children, {
        ...merged(children.props, handlers),
        ...(describes ? { 'aria-describedby': id } : {}),
      })}
      {anchor && label !== '' && <TooltipBubble key={label} id={id} label={label} anchor={anchor} />}
    </>
  )
}

type Handler = (event: never) => void

/** Handlers that call the element's own handler of the same name first. */
function merged(own: object, added: Record<string, Handler>): Record<string, Handler> {
  return Object.fromEntries(
    Object.entries(added).map(([name, handler]) => {
      const first: unknown = Reflect.get(own, name)
      if (typeof first !== 'function') return [name, handler]
      return [
        name,
        (event: never) => {
          first(event)
          handler(event)
        },
      ]
    }),
  )
}
