import { Editor, Node, Path, Transforms } from 'slate'
import { above } from '../queries/above.ts'
import { isType } from '../queries/node-kinds.ts'
import type { RichEditor, TableElement } from '../types.ts'

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
