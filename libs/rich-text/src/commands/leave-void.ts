import { Transforms } from 'slate'
import { behindInline, inlineVoidPath } from '../queries/voids.ts'
import type { RichEditor } from '../types.ts'

/** Goes behind the picture, or the like, that is selected: nothing can be written into it. False if there is none. */
export function leaveInlineVoid(editor: RichEditor): boolean {
  const path = inlineVoidPath(editor)
  if (path) Transforms.select(editor, behindInline(editor, path))
  return path !== undefined
}
