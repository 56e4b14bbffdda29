import type { Sort } from '@sitewright/ui'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ComponentProps } from 'react'

export interface SortButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type' | 'onClick'> {
  /** Names the column in `sort`. */
  column: string
  label: string
  sort: Sort | undefined
  onSort: (column: string) => void
}

const symbols = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

/** Asks for another order, and shows whether it is by this column. */
export function SortButton({ column, label, sort, onSort, ...button }: SortButtonProps) {
  const direction = sort?.key === column ? sort.direction : 'none'
  const Symbol = symbols[direction]
  return (
    <button type="button" onClick={() => onSort(column)} {...button}>
      <bdi>{label}</bdi>
      <Symbol aria-hidden data-sort={direction} />
    </button>
  )
}
