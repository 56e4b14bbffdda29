import type { ReactNode } from 'react'
import { visuallyHidden } from './visually-hidden.ts'

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span style={visuallyHidden}>{children}</span>
}
