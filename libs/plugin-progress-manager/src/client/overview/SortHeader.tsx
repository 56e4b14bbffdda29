import type { Sort } from '@sitewright/ui'
import type { ReactNode } from 'react'

export interface SortHeaderProps {
  /** Name the columns in `sort` that the header's buttons stand for. */
  columns: readonly string[]
  sort: Sort | undefined
  /** Written from below, for a narrow column. */
  upright?: boolean
  /** Aligned with figures. */
  end?: boolean
  /** A button for each of the columns. */
  children: ReactNode
}

/** The header of what can be sorted; it says in which direction it is. */
export function SortHeader({ columns, sort, upright = false, end = false, children }: SortHeaderProps) {
  const direction = sort && columns.includes(sort.key) ? sort.direction : 'none'
  return (
    <th scope="col" aria-sort={direction} data-upright={upright ? '' : undefined} data-end={end ? '' : undefined}>
      {children}
    </th>
  )
}
