import { Node, Transforms } from 'slate'
import { setTextBlock } from '../commands/blocks.ts'
import { textBlockAbove } from '../queries/above.ts'
import { isType } from '../queries/node-kinds.ts'
import type { RichEditor } from '../types.ts'

/** Where a second paragraph would be out of place, Enter breaks the line. */
const singleBlock = new Set(['caption', 'dt', 'figcaption', 'summary'])

/** Enter in text without an element of its own: it becomes paragraphs. */
export function withLines(editor: RichEditor): RichEditor {
  const { insertBreak } = editor
  editor.insertBreak = () => {
    const entry = textBlockAbove(editor)
    if (!entry || entry[0].type !== 'line') return insertBreak()
    const parent = Node.parent(editor, entry[1])
    if (isType(parent, 'container') && singleBlock.has(parent.tag)) {
      Transforms.insertText(editor, '\n')
      return
    }
    setTextBlock(editor, 'p', entry[1])
    insertBreak()
  }
  return editor
}
