import { Editor, type Element, type Location, type NodeEntry } from 'slate'
import type { RichEditor, RichElement, TextBlockElement } from '../types.ts'
import { isTextBlock, isType } from './node-kinds.ts'

/** The nearest element of the type around the cursor, or around a place. */
export function above<Type extends RichElement['type']>(
  editor: RichEditor,
  type: Type,
  at: Location | null = editor.selection,
): NodeEntry<Extract<RichElement, { type: Type }>> | undefined {
  if (!at) return undefined
  return Editor.above<Extract<RichElement, { type: Type }> & Element>(editor, {
    at,
    match: (node) => isType(node, type),
  })
}

/** The text block that the cursor is in. */
export function textBlockAbove(
  editor: RichEditor,
  at: Location | null = editor.selection,
): NodeEntry<TextBlockElement> | undefined {
  if (!at) return undefined
  const [entry] = Editor.nodes<TextBlockElement>(editor, { at, match: (node) => isTextBlock(node), mode: 'lowest' })
  return entry
}
