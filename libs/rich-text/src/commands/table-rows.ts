import { Editor, Node, Path, Transforms } from 'slate'
import { type GridCell, tableGrid } from '../queries/table-grid.ts'
import type { RichEditor } from '../types.ts'
import { withAttribute } from './attributes.ts'
import { deleteTable, newCell, setSpan } from './tables.ts'

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

/** Removes the row with the cursor; with the last row goes the table. */
export function deleteRow(editor: RichEditor): void {
  const grid = tableGrid(editor)
  if (!grid) return
  const { current, cells, rows } = grid
  const path = rows[current.row]
  if (!path || rows.length === 1) return deleteTable(editor)
  Editor.withoutNormalizing(editor, () => {
    const next = rows[current.row + 1]
    for (const cell of cells.filter((one) => one.row < current.row && one.row + one.rows > current.row)) {
      setSpan(editor, cell, 'rowspan', cell.rows - 1)
    }
    // A cell that starts here but reaches further goes on in the next row.
    const leaving = cells.filter((cell) => cell.row === current.row && cell.rows > 1)
    if (next) for (const cell of leaving.reverse()) moveDown(editor, cell, cells, next)
    Transforms.removeNodes(editor, { at: path })
    const section = Path.parent(path)
    if (Node.has(editor, section) && Node.ancestor(editor, section).children.length === 0) {
      Transforms.removeNodes(editor, { at: section })
    }
  })
}

function moveDown(editor: RichEditor, cell: GridCell, cells: readonly GridCell[], next: Path): void {
  const before = cells.filter((one) => one.row === cell.row + 1 && one.column < cell.column).length
  const attributes = withAttribute(cell.cell.attributes, 'rowspan', cell.rows > 2 ? String(cell.rows - 1) : undefined)
  const { attributes: _, ...bare } = cell.cell
  Transforms.insertNodes(editor, { ...bare, ...(attributes ? { attributes } : {}) }, { at: [...next, before] })
}
