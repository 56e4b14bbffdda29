import { Editor, Node, Path, Transforms } from 'slate'
import { textBlockAbove } from '../queries/above.ts'
import type { RichEditor } from '../types.ts'

/** Enter in code starts a line of it; after two empty lines at the end it leaves the code. */
export function withCodeBlocks(editor: RichEditor): RichEditor {
  const { insertBreak } = editor
  editor.insertBreak = () => {
    const { selection } = editor
    const entry = textBlockAbove(editor)
    if (!selection || !entry || entry[0].type !== 'code-block') return insertBreak()
    const [code, path] = entry
    if (!Editor.isEnd(editor, selection.focus, path) || !Node.string(code).endsWith('\n\n')) {
      editor.insertText('\n')
      return
    }
    Editor.withoutNormalizing(editor, () => {
      const at = { anchor: selection.focus, focus: { ...selection.focus, offset: selection.focus.offset - 2 } }
      Transforms.delete(editor, { at })
      const next = Path.next(path)
      Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: next, select: true })
    })
  }
  return editor
}
