import { isType } from '../queries/node-kinds.ts'
import type { RichEditor, TextBlockElement } from '../types.ts'

/** Tells Slate which elements are within a line, which have no text of their own, and which keep theirs to themselves. */
export function withSchema(editor: RichEditor): RichEditor {
  const { getSplitProperties, isInline, isIsolated, isVoid } = editor
  editor.isInline = (element) => element.type === 'image' || element.type === 'opaque-inline' || isInline(element)
  editor.isVoid = (element) =>
    element.type === 'image' ||
    element.type === 'opaque-inline' ||
    element.type === 'opaque-block' ||
    element.type === 'rule' ||
    isVoid(element)
  editor.isIsolated = (element) =>
    element.type === 'table-cell' || (element.type === 'container' && element.tag === 'caption') || isIsolated(element)
  // How an empty block is written says something of that block only; so does a list item's own number.
  editor.getSplitProperties = (node, path) => {
    const { blank: _, ...kept }: { blank?: TextBlockElement['blank'] } = getSplitProperties(node, path) as object
    if (!isType(node, 'list-item') || !node.attributes?.['value']) return kept
    const { value: _value, ...attributes } = node.attributes
    return { ...kept, attributes }
  }
  return editor
}
