import { Editor, Path, Transforms } from 'slate'
import { type GridCell, tableGrid } from '../queries/table-grid.ts'
import type { RichEditor } from '../types.ts'
import { newCell, setSpan } from './tables.ts'

/** Adds a row above or below the cell with the cursor, and goes there. A row below a header is none itself. */
export function insertRow(editor: RichEditor, side: 'above' | 'below'): void {
  const grid = tableGrid(editor)
  if (!grid) return
  const { current, cells, columns } = grid
  const index = side === 'above' ? current.row : current.row + current.rows
  const beside = grid.rows[side === 'above' ? index : index - 1]
  if (!beside) return
  const spanning = cells.filter((cell) => cell.row < index && cell.row + cell.rows > index)
  Editor.withoutNormalizing(editor, () => {
    for (const cell of spanning) setSpan(editor, cell, 'rowspan', cell.rows + 1)
    const covered = spanning.reduce((sum, cell) => sum + cell.columns, 0)
    const header = (column: number) => isHeaderColumn(cells, column)
    const row = Array.from({ length: Math.max(columns - covered, 1) }, (_, column) => newCell(header(column)))
    const at = side === 'above' ? beside : Path.next(beside)
    Transforms.insertNodes(editor, { type: 'table-row', children: row }, { at })
    Transforms.select(editor, Editor.start(editor, at))
  })
}

/** True for a column of row headers: none of its cells, but for the first row's, is an ordinary one. */
function isHeaderColumn(cells: readonly GridCell[], column: number): boolean {
  const below = cells.filter((cell) => cell.row > 0 && cell.column === column)
  return below.length > 0 && below.every(({ cell }) => cell.header)
}
