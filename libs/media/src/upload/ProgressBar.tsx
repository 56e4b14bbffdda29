import { chakra } from '@chakra-ui/react'

/** Name and state of a `ProgressBar`. */
export interface ProgressBarProps {
  /** Accessible name. */
  label: string
  /** Whole percentage. */
  percentage: number
}

const bar = { background: 'accent.solid', borderRadius: 'full', transition: 'width 120ms' }

const Bar = chakra('progress', {
  base: {
    display: 'block',
    appearance: 'none',
    flex: '1',
    minWidth: '0',
    width: '100%',
    height: '1.5',
    border: 'none',
    borderRadius: 'full',
    overflow: 'hidden',
    background: 'bg.emphasized',
    '&::-webkit-progress-bar': { background: 'transparent' },
    // each engine knows only its own part, and leaves out a rule that names another's
    '&::-webkit-progress-value': bar,
    '&::-moz-progress-bar': bar,
  },
})

/** How far something has come. */
export function ProgressBar({ label, percentage }: ProgressBarProps) {
  return <Bar aria-label={label} value={percentage} max={100} />
}
