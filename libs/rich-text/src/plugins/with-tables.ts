import { Editor, Path, Range, Transforms } from 'slate'
import { above } from '../queries/above.ts'
import { isType } from '../queries/node-kinds.ts'
import type { RichEditor } from '../types.ts'

/** Deleting over several cells of a table empties them and leaves the table whole. */
export function withTables(editor: RichEditor): RichEditor {
  const { deleteFragment } = editor
  editor.deleteFragment = (options) => {
    const { selection } = editor
    const table = selection && above(editor, 'table', Range.start(selection).path)
    const inside = table && Range.isExpanded(selection) && Path.isAncestor(table[1], Range.end(selection).path)
    const cells = inside
      ? [...Editor.nodes(editor, { at: selection, match: (node) => isType(node, 'table-cell'), mode: 'lowest' })]
      : []
    if (cells.length < 2) return deleteFragment(options)
    Editor.withoutNormalizing(editor, () => {
      for (const [cell, path] of cells) {
        if (!('children' in cell)) continue
        Transforms.insertNodes(editor, { type: 'line', children: [{ text: '' }] }, { at: [...path, 0] })
        for (let index = cell.children.length; index > 0; index--)
          Transforms.removeNodes(editor, { at: [...path, index] })
      }
      const [first] = cells
      if (first) Transforms.select(editor, Editor.start(editor, first[1]))
    })
  }
  return editor
}
