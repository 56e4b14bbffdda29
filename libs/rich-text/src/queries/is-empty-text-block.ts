import { Node } from 'slate'
import type { TextBlockElement } from '../types.ts'

/** True for a text block with nothing in it, not even an image. */
export function isEmptyTextBlock(block: TextBlockElement): boolean {
  return Node.string(block) === '' && block.children.every((child) => !('type' in child))
}
