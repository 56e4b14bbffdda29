import { Editor, Transforms } from 'slate'
import type { FlowSpan } from '../queries/flow-span.ts'
import type { FlowElement, RichEditor } from '../types.ts'

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
