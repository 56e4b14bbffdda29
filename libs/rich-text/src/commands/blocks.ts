import { Editor, Node, type NodeEntry, Path, type PathRef, Transforms } from 'slate'
import { above, textBlockAbove } from '../queries/above.ts'
import { flowSpan, type FlowSpan } from '../queries/flow-span.ts'
import { selectedTextBlocks } from '../queries/text-blocks.ts'
import type { FlowElement, HeadingLevel, RichEditor, RichElement, TextBlockElement } from '../types.ts'
import { setAttributes, styleOf, withStyle } from './attributes.ts'

/** A kind of text block to choose: `p`, `pre` or a heading. */
export type BlockKind = 'p' | 'pre' | `h${HeadingLevel}`

/** The kind of a text block. Lines read as paragraphs. */
export function blockKindOf(block: TextBlockElement): BlockKind {
  if (block.type === 'heading') return `h${block.level}`
  return block.type === 'code-block' ? 'pre' : 'p'
}

/** Makes the selected text blocks paragraphs, headings or code. */
export function setBlock(editor: RichEditor, kind: BlockKind): void {
  Editor.withoutNormalizing(editor, () => {
    const blocks = selectedTextBlocks(editor).filter(([block]) => blockKindOf(block) !== kind)
    for (const [, path] of blocks) setTextBlock(editor, kind, path)
    if (kind === 'pre') joinCode(editor, blocks)
  })
}

/** Makes one text block another kind of it; its attributes stay. */
export function setTextBlock(editor: RichEditor, kind: BlockKind | 'line', at: Path): void {
  Transforms.unsetNodes(editor, ['level', 'blank'], { at })
  if (kind === 'line') Transforms.setNodes(editor, { type: 'line' }, { at })
  else if (kind === 'p') Transforms.setNodes(editor, { type: 'paragraph' }, { at })
  else if (kind === 'pre') Transforms.setNodes(editor, { type: 'code-block' }, { at })
  else Transforms.setNodes(editor, { type: 'heading', level: Number(kind.slice(1)) as HeadingLevel }, { at })
}

/** Several lines of code that were paragraphs become one block. */
function joinCode(editor: RichEditor, blocks: readonly NodeEntry<TextBlockElement>[]): void {
  const refs: PathRef[] = blocks.map(([, path]) => Editor.pathRef(editor, path))
  for (const [index, ref] of refs.entries()) {
    const path = ref.unref()
    const previous = index > 0 ? blocks[index - 1]?.[1] : undefined
    if (!path || !previous || !Path.hasPrevious(path)) continue
    const before = Path.previous(path)
    const [node] = Editor.node(editor, before)
    if (!('type' in node) || node.type !== 'code-block') continue
    Transforms.insertText(editor, '\n', { at: Editor.end(editor, before) })
    Transforms.mergeNodes(editor, { at: path })
  }
}

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

/** A line has no element of its own: that of its list item or table cell carries what is said of it. */
export function carrier(editor: RichEditor, path: Path): [RichElement, Path] {
  const block = Node.get(editor, path) as RichElement
  const parent = Node.parent(editor, path)
  if (block.type !== 'line' || !('type' in parent)) return [block, path]
  return parent.type === 'list-item' || parent.type === 'table-cell' ? [parent, Path.parent(path)] : [block, path]
}

/** Puts the selected blocks into a quote, or takes the quote around them away. */
export function toggleQuote(editor: RichEditor): void {
  const quote = above(editor, 'quote')
  if (quote) {
    Transforms.unwrapNodes(editor, { at: quote[1] })
    return
  }
  const span = flowSpan(editor)
  if (span) wrapBlocks(editor, span, { type: 'quote', children: [] })
}

/** Puts neighbouring blocks into a new element. */
export function wrapBlocks(editor: RichEditor, { parent, first, last }: FlowSpan, element: FlowElement): void {
  Editor.withoutNormalizing(editor, () => {
    Transforms.wrapNodes(editor, { ...element, children: [] }, { at: [...parent, first] })
    for (let index = first + 1; index <= last; index++) {
      // The next block always stands right after the new element.
      Transforms.moveNodes(editor, { at: [...parent, first + 1], to: [...parent, first, index - first] })
    }
  })
}
