import { Editor, Node, Path } from 'slate'
import { textBlockAbove } from '../queries/above.ts'
import { selectedTextBlocks } from '../queries/selected-text-blocks.ts'
import type { RichEditor, RichElement } from '../types.ts'
import { styleOf, withStyle } from './attributes.ts'
import { setAttributes } from './set-attributes.ts'
import { setTextBlock } from './set-block.ts'

export type Align = 'left' | 'center' | 'right' | 'justify'

/** The alignment set for the text at the cursor. */
export function currentAlign(editor: RichEditor): Align | undefined {
  const entry = textBlockAbove(editor)
  if (!entry) return undefined
  const [block] = carrier(editor, entry[1])
  const value = 'attributes' in block ? styleOf(block.attributes, 'text-align') : undefined
  return value === 'left' || value === 'center' || value === 'right' || value === 'justify' ? value : undefined
}

/** Aligns the selected text blocks, or (undefined) leaves them as the direction of their writing has it. */
export function setAlign(editor: RichEditor, align: Align | undefined): void {
  Editor.withoutNormalizing(editor, () => {
    for (const [, path] of selectedTextBlocks(editor)) {
      const [block, at] = carrier(editor, path)
      if (block.type === 'line') setTextBlock(editor, 'p', at)
      if ('html' in block) continue
      setAttributes(editor, withStyle(block.attributes, 'text-align', align), at)
    }
  })
}

/** A line has no element of its own: that of its list item or table cell carries the style. */
function carrier(editor: RichEditor, path: Path): [RichElement, Path] {
  const block = Node.get(editor, path) as RichElement
  const parent = Node.parent(editor, path)
  if (block.type !== 'line' || !('type' in parent)) return [block, path]
  return parent.type === 'list-item' || parent.type === 'table-cell' ? [parent, Path.parent(path)] : [block, path]
}
