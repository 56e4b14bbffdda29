import type { HTMLAttributes } from 'react'
import styles from './StackedRows.module.css'

/**
 * Around a `DataTable` whose rows, in a window too narrow for its columns beside each other, stand in lines of their own
 * instead of beyond the edge. It stays a table for screen readers.
 *
 * The class says how: `--columns` are the columns of a row, and below 48rem each `td[data-column]` has its `grid-area`.
 */
export function StackedRows({ className, ...props }: HTMLAttributes<HTMLDivElement>) {
  return <div className={`${styles.stacked} ${className}`} {...props} />
}
