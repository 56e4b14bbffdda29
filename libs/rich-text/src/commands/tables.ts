import { Editor, Node, Path, Transforms } from 'slate'
import { emptyParagraph } from '../convert/html-to-slate.ts'
import { above } from '../queries/above.ts'
import { isType } from '../queries/node-kinds.ts'
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

/** True if the first row of the table is its header. */
export function hasHeaderRow(table: TableElement): boolean {
  const section = table.children.find((child) => isType(child, 'table-section'))
  const row = section?.children[0]
  return isType(row, 'table-row') && row.children.every((cell) => isType(cell, 'table-cell') && cell.header)
}

/** Makes the first row of the table its header, or an ordinary row again. */
export function toggleHeaderRow(editor: RichEditor): void {
  const table = above(editor, 'table')
  if (!table) return
  const [element, path] = table
  const index = element.children.findIndex((child) => isType(child, 'table-section'))
  const section = element.children[index]
  if (!isType(section, 'table-section')) return
  const header = !hasHeaderRow(element)
  const sectionPath = [...path, index]
  Editor.withoutNormalizing(editor, () => {
    const cells = Node.children(editor, [...sectionPath, 0])
    for (const [, cell] of cells) Transforms.setNodes(editor, { header }, { at: cell })
    if (header && section.tag !== 'thead') intoHead(editor, sectionPath, section.children.length)
    if (!header && section.tag === 'thead') outOfHead(editor, sectionPath)
  })
}

function intoHead(editor: RichEditor, section: Path, rows: number): void {
  Transforms.insertNodes(editor, { type: 'table-section', tag: 'thead', children: [] }, { at: section })
  Transforms.moveNodes(editor, { at: [...Path.next(section), 0], to: [...section, 0] })
  if (rows === 1) Transforms.removeNodes(editor, { at: Path.next(section) })
}

function outOfHead(editor: RichEditor, head: Path): void {
  const next = Path.next(head)
  const body = Node.has(editor, next) ? Node.get(editor, next) : undefined
  Transforms.setNodes(editor, { tag: 'tbody' }, { at: head })
  if (isType(body, 'table-section') && body.tag === 'tbody') Transforms.mergeNodes(editor, { at: next })
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
