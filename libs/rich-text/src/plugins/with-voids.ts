import { Editor, Node, Path, Range, Transforms } from 'slate'
import { leaveInlineVoid } from '../commands/leave-void.ts'
import { textBlockAbove } from '../queries/above.ts'
import { isEmptyTextBlock } from '../queries/text-blocks.ts'
import { isOnVoid } from '../queries/voids.ts'
import type { RichEditor } from '../types.ts'

/**
 * Enter and letters on a selected rule or foreign block go on below it; Backspace after one selects it before it can be
 * deleted.
 */
export function withVoids(editor: RichEditor): RichEditor {
  const { deleteBackward, insertBreak, insertText } = editor

  editor.insertBreak = () => {
    const { selection } = editor
    const entry = selection && Editor.void(editor, { at: selection })
    if (!entry) return insertBreak()
    if (leaveInlineVoid(editor)) return editor.insertBreak()
    const at = Path.next(entry[1])
    Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at, select: true })
  }

  editor.insertText = (text, options) => {
    if (!options?.at && !leaveInlineVoid(editor) && isOnVoid(editor)) editor.insertBreak()
    insertText(text, options)
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
