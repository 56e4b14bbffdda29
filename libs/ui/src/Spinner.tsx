import { chakra } from '@chakra-ui/react'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Label and size of a `Spinner`. */
export interface SpinnerProps {
  /** What is being waited for, for example 'Site loading...'. */
  label: string
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Leaves the label to screen readers. @default false */
  hideLabel?: boolean
}

const diameter = { sm: '1em', md: '1.5em', lg: '2.5em' }

const Status = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    color: 'fg.muted',
    '&[data-size=lg]': { flexDirection: 'column', gap: '3' },
    _before: {
      content: '""',
      flex: 'none',
      width: 'var(--diameter)',
      height: 'var(--diameter)',
      borderRadius: 'full',
      border: 'max(2px,calc(var(--diameter) / 10)) solid',
      borderColor: 'accent.muted',
      borderTopColor: 'accent.solid',
      animation: 'spin',
    },
  },
})

/** A turning ring with its label: tells everyone, screen readers included, that something is under way. */
export function Spinner({ label, size = 'md', hideLabel = false }: SpinnerProps) {
  return (
    <Status role="status" data-size={size} css={{ '--diameter': diameter[size] }}>
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </Status>
  )
}
