import { Editor, Node, Path, Transforms } from 'slate'
import type { RichEditor } from '../types.ts'
import { insertBlock } from './insert-block.ts'
import { newTable } from './table-parts.ts'

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
