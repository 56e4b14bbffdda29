import { Editor, Node, Path, Transforms } from 'slate'
import { emptyParagraph } from '../convert/html-to-slate.ts'
import { above } from '../queries/above.ts'
import { type GridCell, tableGrid } from '../queries/table-grid.ts'
import type { RichEditor } from '../types.ts'
import { withAttribute } from './attributes.ts'
import { setSpan } from './tables.ts'

/** Removes the table that the cursor is in. */
export function deleteTable(editor: RichEditor): void {
  const table = above(editor, 'table')
  if (!table) return
  Editor.withoutNormalizing(editor, () => {
    Transforms.removeNodes(editor, { at: table[1] })
    if (Node.parent(editor, table[1]).children.length === 0) {
      Transforms.insertNodes(editor, emptyParagraph(), { at: table[1] })
      Transforms.select(editor, Editor.start(editor, table[1]))
    }
  })
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
