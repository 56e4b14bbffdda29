import type { CSSProperties } from 'react'
import styles from './Spinner.module.css'
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

/** A turning ring with its label: tells everyone, screen readers included, that something is under way. */
export function Spinner({ label, size = 'md', hideLabel = false }: SpinnerProps) {
  return (
    <span
      className={styles.spinner}
      role="status"
      data-size={size}
      style={{ '--diameter': diameter[size] } as CSSProperties}
    >
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </span>
  )
}
