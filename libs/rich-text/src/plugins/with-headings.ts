import { Editor, Path, Range, Transforms } from 'slate'
import { setAttributes } from '../commands/attributes.ts'
import { setTextBlock } from '../commands/blocks.ts'
import { textBlockAbove } from '../queries/above.ts'
import { isEmptyTextBlock } from '../queries/text-blocks.ts'
import type { RichEditor } from '../types.ts'

/** Enter at the end of a heading goes on with a paragraph, at its start makes room above it. */
export function withHeadings(editor: RichEditor): RichEditor {
  const { insertBreak } = editor
  editor.insertBreak = () => {
    const { selection } = editor
    const entry = textBlockAbove(editor)
    if (!selection || !entry || entry[0].type !== 'heading' || Range.isExpanded(selection)) return insertBreak()
    const [heading, path] = entry
    if (Editor.isStart(editor, selection.anchor, path) && !isEmptyTextBlock(heading)) {
      Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: path })
      return
    }
    const atEnd = Editor.isEnd(editor, selection.anchor, path)
    insertBreak()
    if (!atEnd) return
    setTextBlock(editor, 'p', Path.next(path))
    setAttributes(editor, undefined, Path.next(path))
  }
  return editor
}
