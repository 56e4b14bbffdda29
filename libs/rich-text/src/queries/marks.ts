import { Editor, type Node, type NodeEntry, Range, Text } from 'slate'
import type { ImageElement, Mark, MarkedText, OpaqueInlineElement, RichEditor } from '../types.ts'
import { isType } from './node-kinds.ts'

/** The character formats that have a button, each with the elements that mean it, the one we write first. */
export const markTags = {
  bold: ['strong', 'b'],
  italic: ['em', 'i'],
  underline: ['u'],
  strike: ['s', 'del'],
  code: ['code'],
  subscript: ['sub'],
  superscript: ['sup'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type MarkName = keyof typeof markTags

/** What can carry marks. */
export type Markable = MarkedText | ImageElement | OpaqueInlineElement

/** The marks that text typed at the cursor would have, or those at the start of the selection. */
export function currentMarks(editor: RichEditor): readonly Mark[] {
  if (!editor.selection) return []
  return Editor.marks(editor)?.marks ?? []
}

/** True if text typed at the cursor, or the start of the selection, has the format. */
export function isMarkActive(editor: RichEditor, name: MarkName): boolean {
  const tags: readonly string[] = markTags[name]
  return currentMarks(editor).some(({ tag }) => tags.includes(tag))
}

/** Text and images in the selection; empty text only at a cursor. */
export function selectedMarkables(editor: RichEditor): NodeEntry<Markable>[] {
  const { selection } = editor
  if (!selection) return []
  const match = (node: unknown): node is Markable & Editor =>
    Text.isText(node) || isType(node as Editor, 'image') || isType(node as Editor, 'opaque-inline')
  return [...Editor.nodes<Markable & Editor>(editor, { at: selection, match, mode: 'highest' })].filter(
    ([node]) => 'type' in node || Range.isCollapsed(selection) || node.text !== '',
  )
}

/** The marks that a node carries. */
export function marksOf(node: Node): readonly Mark[] {
  const marked = Text.isText(node) || isType(node, 'image') || isType(node, 'opaque-inline')
  return (marked && node.marks) || []
}
