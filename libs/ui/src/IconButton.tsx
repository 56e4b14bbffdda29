import type { ComponentProps, ReactNode } from 'react'
import styles from './IconButton.module.css'
import { Tooltip } from './tooltip/Tooltip.tsx'
import { tooltipDelays } from './tooltip/tooltip-delays.ts'

/** Label, icon and tooltip of an `IconButton` or `IconLink`. */
interface Labelled {
  /** Accessible name, and the tooltip where none is given. */
  label: string
  icon: ReactNode
  tooltip?: string
  /** Milliseconds until the tooltip shows. @default 500 */
  tooltipDelay?: number
  /** `danger` turns red under the pointer. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'danger'
}

/** Label, icon and tooltip of an `IconButton`, besides all attributes of a button. */
export interface IconButtonProps extends Labelled, Omit<ComponentProps<'button'>, 'children'> {}

/** Label, icon and tooltip of an `IconLink`, besides all attributes of a link. */
export interface IconLinkProps extends Labelled, Omit<ComponentProps<'a'>, 'children'> {}

/** A square button that shows only an icon: named for screen readers, explained by a tooltip. */
export function IconButton({ label, icon, tooltip, tooltipDelay, tone, className = '', ...button }: IconButtonProps) {
  return (
    <Tooltip label={tooltip ?? label} openDelay={tooltipDelay ?? tooltipDelays.show}>
      <button type="button" className={`${styles.button} ${className}`} aria-label={label} data-tone={tone} {...button}>
        {icon}
      </button>
    </Tooltip>
  )
}

/** The same as a link. */
export function IconLink({ label, icon, tooltip, tooltipDelay, tone, className = '', ...link }: IconLinkProps) {
  return (
    <Tooltip label={tooltip ?? label} openDelay={tooltipDelay ?? tooltipDelays.show}>
      <a className={`${styles.button} ${className}`} aria-label={label} data-tone={tone} {...link}>
        {icon}
      </a>
    </Tooltip>
  )
}
