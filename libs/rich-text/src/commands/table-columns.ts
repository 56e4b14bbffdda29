import { Editor, type Path, Transforms } from 'slate'
import { above } from '../queries/above.ts'
import { tableGrid } from '../queries/table-grid.ts'
import type { Attributes, ColumnGroup, RichEditor } from '../types.ts'
import { withAttribute } from './attributes.ts'
import { deleteTable } from './delete-rows.ts'
import { newCell, setSpan } from './tables.ts'

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

/** Keeps the `col` elements of the table at the cursor in step when a column comes (+1) or goes (−1) at a place. */
function shiftColumns(editor: RichEditor, index: number, by: 1 | -1): void {
  const table = above(editor, 'table')
  if (!table?.[0].columnGroups) return
  setGroups(editor, shifted(table[0].columnGroups, index, by), table[1])
}

function setGroups(editor: RichEditor, columnGroups: ColumnGroup[], at: Path): void {
  Transforms.setNodes(editor, { columnGroups }, { at })
}

function shifted(groups: readonly ColumnGroup[], index: number, by: 1 | -1): ColumnGroup[] {
  let start = 0
  let done = false
  const takes = (width: number) => {
    // A new column at the end belongs to the last that there is.
    const hit = !done && (by === 1 ? index <= start + width : index < start + width)
    start += width
    done ||= hit
    return hit
  }
  return groups.map((group) => {
    if (group.columns.length === 0) {
      const width = Number(group.attributes?.['span'] ?? 1)
      if (!takes(width)) return group
      const attributes = withAttribute(group.attributes, 'span', String(Math.max(width + by, 1)))
      return { columns: [], ...(attributes ? { attributes } : {}) }
    }
    const columns = group.columns.flatMap((column): Attributes[] => {
      const width = Number(column['span'] ?? 1)
      if (!takes(width)) return [column]
      if (width + by === 0) return []
      return width === 1 ? [column, {}] : [withAttribute(column, 'span', String(width + by)) ?? {}]
    })
    return { ...group, columns: columns.length > 0 ? columns : [{}] }
  })
}
