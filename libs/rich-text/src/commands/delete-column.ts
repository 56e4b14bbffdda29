import { Editor, Transforms } from 'slate'
import { tableGrid } from '../queries/table-grid.ts'
import type { RichEditor } from '../types.ts'
import { deleteTable } from './delete-table.ts'
import { shiftColumns } from './shift-columns.ts'
import { setSpan } from './table-parts.ts'

/** Removes the column with the cursor; with the last column goes the table. */
export function deleteColumn(editor: RichEditor): void {
  const grid = tableGrid(editor)
  if (!grid) return
  const { current, cells, columns } = grid
  // A row can be left without a cell of its own if all it has are merged ones from above: then it would be no row.
  const column = current.column
  if (columns === 1) return deleteTable(editor)
  const hit = cells.filter((cell) => cell.column <= column && cell.column + cell.columns > column)
  Editor.withoutNormalizing(editor, () => {
    shiftColumns(editor, column, -1)
    for (const cell of hit.reverse()) {
      if (cell.columns > 1) setSpan(editor, cell, 'colspan', cell.columns - 1)
      else Transforms.removeNodes(editor, { at: cell.path })
    }
  })
}
