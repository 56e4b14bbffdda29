import type { Path } from 'slate'
import type { GridCell } from '../queries/table-grid.ts'
import type { RichEditor, TableCellElement, TableElement, TableRowElement } from '../types.ts'
import { withAttribute } from './attributes.ts'
import { setAttributes } from './set-attributes.ts'

/** An empty cell. */
export function newCell(header = false): TableCellElement {
  return { type: 'table-cell', header, children: [{ type: 'line', children: [{ text: '' }] }] }
}

/** A row of empty cells. */
export function newRow(columns: number, header = false): TableRowElement {
  return { type: 'table-row', children: Array.from({ length: columns }, () => newCell(header)) }
}

/** An empty table whose first row is its header. */
export function newTable(rows: number, columns: number): TableElement {
  return {
    type: 'table',
    children: [
      { type: 'table-section', tag: 'thead', children: [newRow(columns, true)] },
      { type: 'table-section', tag: 'tbody', children: Array.from({ length: rows - 1 }, () => newRow(columns)) },
    ],
  }
}

/** Lets a cell cover more or fewer rows or columns. */
export function setSpan(
  editor: RichEditor,
  { cell, path }: GridCell,
  name: 'colspan' | 'rowspan',
  size: number,
  at: Path = path,
) {
  setAttributes(editor, withAttribute(cell.attributes, name, size > 1 ? String(size) : undefined), at)
}
