import { Editor, Transforms } from 'slate'
import type { Block, RichEditor } from '../types.ts'

/** Puts another document in place of this one, as one step to undo. */
export function replaceDocument(editor: RichEditor, blocks: Block[]): void {
  Editor.withoutNormalizing(editor, () => {
    Transforms.deselect(editor)
    Transforms.setChildren(editor, blocks)
  })
}
