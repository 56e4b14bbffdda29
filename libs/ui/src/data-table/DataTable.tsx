import { type ReactNode, useRef } from 'react'
import { useStuck } from '../sticky/use-stuck.ts'
import { ColumnHeader } from './ColumnHeader.tsx'
import type { Column } from './column.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import type { Sort } from './sort.ts'
import { TableFrame } from './TableFrame.tsx'

export interface DataTableProps<Row> {
  /** Says what the table lists; for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Shown in place of rows where there are none: say what to do. */
  empty: ReactNode
  /** Shows grey bars in place of rows. @default false */
  loading?: boolean
  sort?: Sort | undefined
  /** A press on the header of a sortable column; see `nextSort`. */
  onSort?: (key: string) => void
}

/** A dense table with a header that stays in view. It sorts nothing itself: give it sorted rows (`sortRows`). */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, empty, loading = false, sort, onSort } = props
  const head = useRef<HTMLTableSectionElement>(null)
  useStuck(head, 'head')
  return (
    <TableFrame caption={caption} busy={loading}>
      <thead ref={head}>
        <tr>
          {columns.map((column) => (
            <ColumnHeader key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {loading && <SkeletonRows columns={columns.length} />}
        {!loading && rows.length === 0 && (
          <tr data-plain="">
            <td colSpan={columns.length}>{empty}</td>
          </tr>
        )}
        {!loading &&
          rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td key={column.key} data-align={column.align}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </TableFrame>
  )
}
