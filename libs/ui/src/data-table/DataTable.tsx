import { type ReactNode, useRef, useId } from 'react'
import { useStuck } from '../sticky/use-stuck.ts'
import type { Sort } from './sort.ts'
import { chakra } from '@chakra-ui/react'
import { useScrollStop } from '../use-scroll-stop.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { tableStyles } from './table-styles.ts'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'

const symbols = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

interface ColumnHeaderProps<Row> {
  column: Column<Row>
  sort: Sort | undefined
  onSort: ((key: string) => void) | undefined
}

/** One header cell; where the column can be sorted a button with the symbol of its direction. */
function ColumnHeader<Row>({ column, sort, onSort }: ColumnHeaderProps<Row>) {
  const { key, header, align, sortable } = column
  if (!sortable) {
    return (
      <th scope="col" data-column={key} data-align={align}>
        {header}
      </th>
    )
  }
  const direction = sort?.key === key ? sort.direction : 'none'
  const Symbol = symbols[direction]
  return (
    <th scope="col" data-column={key} data-align={align} aria-sort={direction}>
      <button type="button" onClick={() => onSort?.(key)}>
        {header}
        <Symbol aria-hidden data-sort={direction} />
      </button>
    </th>
  )
}

const Frame = chakra('div', { base: tableStyles })

interface TableFrameProps {
  caption: string
  busy: boolean
  children: ReactNode
}

/** The table's element and its look; too wide for the window it scrolls within itself, also by keyboard. */
function TableFrame({ caption, busy, children }: TableFrameProps) {
  const [frame, stop] = useScrollStop()
  const captionId = useId()
  const region = stop ? { role: 'region', tabIndex: 0, 'aria-labelledby': captionId } : {}
  return (
    <Frame ref={frame} {...region}>
      <table aria-busy={busy || undefined}>
        <caption id={captionId}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {children}
      </table>
    </Frame>
  )
}

const widths = ['70%', '45%', '60%', '35%']

/** Grey bars in place of rows that are still on their way. */
function SkeletonRows({ columns }: { columns: number }) {
  return Array.from({ length: 5 }, (_, row) => (
    <tr key={row} data-plain="" aria-hidden>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column}>
          <i data-skeleton="" style={{ width: widths[(row + column) % widths.length] }} />
        </td>
      ))}
    </tr>
  ))
}

/** The rows and columns of a `DataTable`, its order, and what it shows while loading or empty. */
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
                <td key={column.key} data-column={column.key} data-align={column.align}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </TableFrame>
  )
}

/** A column of a `DataTable`: its header, how it shows a row, and whether it can be sorted. */
export interface Column<Row> {
  /** Unique within the table; names the column in `Sort`, and its cells for styles as `data-column`. */
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** The header becomes a button that asks for another order. @default false */
  sortable?: boolean
  /** `end` also keeps the cell's content on one line: for actions and figures. @default 'start' */
  align?: 'start' | 'center' | 'end'
}
