import { Editor, type NodeEntry } from 'slate'
import type { RichEditor, TextBlockElement } from '../types.ts'
import { isTextBlock } from './node-kinds.ts'

/** The text blocks that the selection touches, in order. */
export function selectedTextBlocks(editor: RichEditor): NodeEntry<TextBlockElement>[] {
  if (!editor.selection) return []
  const at = Editor.unhangRange(editor, editor.selection)
  return [...Editor.nodes<TextBlockElement>(editor, { at, match: (node) => isTextBlock(node), mode: 'lowest' })]
}
