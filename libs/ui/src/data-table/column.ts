import type { ReactNode } from 'react'

export interface Column<Row> {
  /** Unique within the table; names the column in `Sort`. */
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** The header becomes a button that asks for another order. @default false */
  sortable?: boolean
  /** `end` also keeps the cell's content on one line: for actions and figures. @default 'start' */
  align?: 'start' | 'center' | 'end'
}
