import { Editor, Transforms } from 'slate'
import { ReactEditor } from 'slate-react'
import type { RichEditor } from '../types.ts'

/** Puts the focus back into the text, where the cursor was. */
export function focusText(editor: RichEditor): void {
  if (!editor.selection) Transforms.select(editor, Editor.start(editor, []))
  ReactEditor.focus(editor)
}
