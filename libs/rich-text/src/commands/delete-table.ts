import { Editor, Node, Transforms } from 'slate'
import { emptyParagraph } from '../convert/html-to-slate.ts'
import { above } from '../queries/above.ts'
import type { RichEditor } from '../types.ts'

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
