import { Editor, type NodeEntry, Path, type PathRef, Transforms } from 'slate'
import { selectedTextBlocks } from '../queries/selected-text-blocks.ts'
import type { HeadingLevel, RichEditor, TextBlockElement } from '../types.ts'

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
