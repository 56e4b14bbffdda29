import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Tooltip } from './tooltip/Tooltip.tsx'
import { tooltipDelays } from './tooltip/use-tooltip.ts'

/** Label, icon and tooltip of an `IconButton`, besides all attributes of a button. */
export interface IconButtonProps extends Omit<HTMLChakraProps<'button'>, 'children'> {
  /** Accessible name, and the tooltip where none is given. */
  label: string
  icon: ReactNode
  tooltip?: string
  /** Milliseconds until the tooltip shows. @default 500 */
  tooltipDelay?: number
  /** `danger` turns red under the pointer. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'danger'
}

const Square = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    width: '8',
    height: '8',
    borderRadius: 'md',
    color: 'fg.muted',
    cursor: 'pointer',
    transitionProperty: 'color, background-color',
    transitionDuration: 'fast',
    '& > svg': { width: '1.125rem', height: '1.125rem' },
    '&[data-tone=accent]': { color: 'accent.fg' },
    _hover: {
      background: 'bg.emphasized',
      color: 'fg',
      '&[data-tone=danger]': { background: 'bg.error', color: 'fg.error' },
    },
    _disabled: { opacity: '0.45', cursor: 'not-allowed' },
    '@media (pointer: coarse)': { width: '11', height: '11' },
  },
})

/** A square button that shows only an icon: named for screen readers, explained by a tooltip. */
export function IconButton({
  label,
  icon,
  tooltip = label,
  tooltipDelay = tooltipDelays.show,
  tone,
  ...button
}: IconButtonProps) {
  return (
    <Tooltip label={tooltip} openDelay={tooltipDelay}>
      <Square type="button" aria-label={label} data-tone={tone} {...button}>
        {icon}
      </Square>
    </Tooltip>
  )
}
