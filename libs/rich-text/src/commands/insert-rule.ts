import { Editor, Node, Path, Transforms } from 'slate'
import type { RichEditor } from '../types.ts'
import { insertBlock } from './insert-block.ts'

/** Inserts a line across the page, and goes on after it. */
export function insertRule(editor: RichEditor): void {
  const at = insertBlock(editor, { type: 'rule', children: [{ text: '' }] })
  if (!at) return
  const next = Path.next(at)
  if (!Node.has(editor, next))
    Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: next })
  Transforms.select(editor, Editor.start(editor, next))
}
