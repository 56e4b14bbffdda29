import { Element, type Node } from 'slate'
import type { FlowElement, RichElement, TextBlockElement } from '../types.ts'

/** True for a block that has text. */
export function isTextBlock(node: Node): node is TextBlockElement {
  return (
    Element.isElement(node) &&
    (node.type === 'paragraph' || node.type === 'heading' || node.type === 'line' || node.type === 'code-block')
  )
}

/** True for an element whose children may be blocks of any kind, put next to each other as one likes. */
export function isFlow(node: Node): node is FlowElement {
  return (
    Element.isElement(node) &&
    (node.type === 'quote' || node.type === 'container' || node.type === 'list-item' || node.type === 'table-cell')
  )
}

/** True for an element of the type. */
export function isType<Type extends RichElement['type']>(
  node: Node | undefined,
  type: Type,
): node is Extract<RichElement, { type: Type }> {
  return Element.isElement(node) && node.type === type
}
