import { Editor, Node, Range } from 'slate'
import { above, textBlockAbove } from '../queries/above.ts'
import type { RichEditor } from '../types.ts'

/** What was typed behind a `/` that a paragraph begins with, while the cursor is at its end; undefined elsewhere. */
export function slashQuery(editor: RichEditor): string | undefined {
  const { selection } = editor
  if (!selection || Range.isExpanded(selection)) return undefined
  const text = Node.get(editor, selection.anchor.path)
  if (!('text' in text) || !text.text.startsWith('/') || text.text.length > 20) return undefined
  const entry = textBlockAbove(editor)
  if (!entry || (entry[0].type !== 'paragraph' && entry[0].type !== 'line') || above(editor, 'list-item'))
    return undefined
  if (entry[0].children.length > 1 || !Editor.isEnd(editor, selection.anchor, entry[1])) return undefined
  return /^\/([\p{L}\p{N}]*(?: [\p{L}\p{N}]*)?)$/u.exec(text.text)?.[1]
}
