import { Tooltip } from '@sitewright/ui'
import type { ButtonHTMLAttributes, ReactNode } from 'react'

export interface RowButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name and tooltip. */
  label: string
  icon: ReactNode
  /** Milliseconds until the tooltip shows. */
  tooltipDelay: number
}

/**
 * An icon of a row. Unlike ui's IconButton it is a bare element, styled from the tree: of a thousand folders' icons, each
 * a styled component, the first picture would take seconds.
 */
export function RowButton({ label, icon, tooltipDelay, ...button }: RowButtonProps) {
  return (
    <Tooltip label={label} openDelay={tooltipDelay}>
      <button type="button" aria-label={label} {...button}>
        {icon}
      </button>
    </Tooltip>
  )
}
