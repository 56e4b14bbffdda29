import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { Column } from './column.ts'
import type { Sort } from './sort.ts'

const symbols = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

interface ColumnHeaderProps<Row> {
  column: Column<Row>
  sort: Sort | undefined
  onSort: ((key: string) => void) | undefined
}

/** One header cell; where the column can be sorted a button with the symbol of its direction. */
export function ColumnHeader<Row>({ column, sort, onSort }: ColumnHeaderProps<Row>) {
  const { key, header, align, sortable } = column
  if (!sortable) {
    return (
      <th scope="col" data-align={align}>
        {header}
      </th>
    )
  }
  const direction = sort?.key === key ? sort.direction : 'none'
  const Symbol = symbols[direction]
  return (
    <th scope="col" data-align={align} aria-sort={direction}>
      <button type="button" onClick={() => onSort?.(key)}>
        {header}
        <Symbol aria-hidden data-sort={direction} />
      </button>
    </th>
  )
}
