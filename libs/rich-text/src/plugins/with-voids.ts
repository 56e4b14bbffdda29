import { Editor, Node, Path, Range, Transforms } from 'slate'
import { textBlockAbove } from '../queries/above.ts'
import { isEmptyTextBlock } from '../queries/text-blocks.ts'
import type { RichEditor } from '../types.ts'

/** Enter on a selected rule or foreign block goes on below it; Backspace after one selects it before it can be deleted. */
export function withVoids(editor: RichEditor): RichEditor {
  const { deleteBackward, insertBreak } = editor

  editor.insertBreak = () => {
    const { selection } = editor
    const entry = selection && Editor.void(editor, { at: selection })
    if (!entry) return insertBreak()
    const [element, path] = entry
    if (editor.isInline(element)) {
      Transforms.move(editor)
      return editor.insertBreak()
    }
    const at = Path.next(path)
    Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at, select: true })
  }

  editor.deleteBackward = (unit) => {
    const { selection } = editor
    const entry = textBlockAbove(editor)
    const atStart =
      selection && entry && Range.isCollapsed(selection) && Editor.isStart(editor, selection.anchor, entry[1])
    if (!atStart || !Path.hasPrevious(entry[1])) return deleteBackward(unit)
    const before = Path.previous(entry[1])
    const node = Node.get(editor, before)
    if (!('type' in node) || editor.isInline(node) || !editor.isVoid(node)) return deleteBackward(unit)
    if (isEmptyTextBlock(entry[0])) Transforms.removeNodes(editor, { at: entry[1] })
    Transforms.select(editor, Editor.start(editor, before))
  }

  return editor
}
