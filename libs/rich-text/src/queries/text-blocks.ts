import { Editor, Node, type NodeEntry } from 'slate'
import type { RichEditor, TextBlockElement } from '../types.ts'
import { isTextBlock } from './node-kinds.ts'

/** True for a text block with nothing in it, not even an image. */
export function isEmptyTextBlock(block: TextBlockElement): boolean {
  return Node.string(block) === '' && block.children.every((child) => !('type' in child))
}

/** The text blocks that the selection touches, in order. */
export function selectedTextBlocks(editor: RichEditor): NodeEntry<TextBlockElement>[] {
  if (!editor.selection) return []
  const at = Editor.unhangRange(editor, editor.selection)
  return [...Editor.nodes<TextBlockElement>(editor, { at, match: (node) => isTextBlock(node), mode: 'lowest' })]
}
