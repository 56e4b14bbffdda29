import { Editor, Transforms } from 'slate'
import { tableGrid } from '../queries/table-grid.ts'
import type { RichEditor } from '../types.ts'
import { shiftColumns } from './shift-columns.ts'
import { newCell, setSpan } from './table-parts.ts'

/** Adds a column before or after the cell with the cursor. */
export function insertColumn(editor: RichEditor, side: 'before' | 'after'): void {
  const grid = tableGrid(editor)
  if (!grid) return
  const { current, cells, rows } = grid
  const index = side === 'before' ? current.column : current.column + current.columns
  Editor.withoutNormalizing(editor, () => {
    shiftColumns(editor, index, 1)
    for (const [row, path] of rows.entries()) {
      const spanning = cells.find(
        (cell) =>
          cell.row <= row && cell.row + cell.rows > row && cell.column < index && cell.column + cell.columns > index,
      )
      if (spanning) {
        if (spanning.row === row) setSpan(editor, spanning, 'colspan', spanning.columns + 1)
        continue
      }
      const own = cells.filter((cell) => cell.row === row)
      const place = own.filter((cell) => cell.column < index).length
      const header = own.length > 0 && own.every(({ cell }) => cell.header)
      Transforms.insertNodes(editor, newCell(header), { at: [...path, place] })
    }
  })
}
