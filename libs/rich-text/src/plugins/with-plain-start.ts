import { Editor, Range, Transforms } from 'slate'
import { setAttributes } from '../commands/attributes.ts'
import { setTextBlock } from '../commands/blocks.ts'
import { textBlockAbove } from '../queries/above.ts'
import { isEmptyTextBlock } from '../queries/text-blocks.ts'
import { isTextBlock } from '../queries/node-kinds.ts'
import type { RichEditor } from '../types.ts'

/**
 * Backspace at the start of a heading or code makes it a paragraph; a document whose text was all deleted starts again
 * with a plain one.
 */
export function withPlainStart(editor: RichEditor): RichEditor {
  const { deleteBackward, deleteFragment, insertBreak } = editor

  editor.deleteBackward = (unit) => {
    const { selection } = editor
    const entry = textBlockAbove(editor)
    const special = entry && (entry[0].type === 'heading' || entry[0].type === 'code-block')
    if (selection && special && Range.isCollapsed(selection) && Editor.isStart(editor, selection.anchor, entry[1])) {
      setTextBlock(editor, 'p', entry[1])
      return
    }
    deleteBackward(unit)
  }

  editor.insertBreak = () => {
    const entry = textBlockAbove(editor)
    // below it, it is a line of its own, which readers are to see
    if (entry?.[0].blank === 'none' && entry[0].type !== 'line')
      Transforms.unsetNodes(editor, 'blank', { at: entry[1] })
    insertBreak()
  }

  editor.deleteFragment = (options) => {
    deleteFragment(options)
    const [first] = editor.children
    if (editor.children.length !== 1 || !first || !isTextBlock(first) || !isEmptyTextBlock(first)) return
    setTextBlock(editor, 'p', [0])
    setAttributes(editor, undefined, [0])
  }

  return editor
}
