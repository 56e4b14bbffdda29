import { Editor, Node, Path, Transforms } from 'slate'
import type { GridCell } from '../queries/table-grid.ts'
import type { RichEditor, TableCellElement, TableElement, TableRowElement } from '../types.ts'
import { setAttributes, withAttribute } from './attributes.ts'
import { insertBlock } from './insert-blocks.ts'

/** Inserts an empty table and goes to its first cell. */
export function insertTable(editor: RichEditor, { rows, columns }: { rows: number; columns: number }): void {
  Editor.withoutNormalizing(editor, () => {
    const at = insertBlock(editor, newTable(rows, columns))
    if (!at) return
    // Otherwise a table at the end would leave no place to go on.
    const after = Path.next(at)
    if (at.length === 1 && !Node.has(editor, after)) {
      Transforms.insertNodes(editor, { type: 'paragraph', blank: 'none', children: [{ text: '' }] }, { at: after })
    }
    Transforms.select(editor, Editor.start(editor, at))
  })
}

/** An empty cell. */
export function newCell(header = false): TableCellElement {
  return { type: 'table-cell', header, children: [{ type: 'line', children: [{ text: '' }] }] }
}

/** A row of empty cells. */
function newRow(columns: number, header = false): TableRowElement {
  return { type: 'table-row', children: Array.from({ length: columns }, () => newCell(header)) }
}

/** An empty table whose first row is its header. */
function newTable(rows: number, columns: number): TableElement {
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
