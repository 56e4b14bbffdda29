import { Editor, Path } from 'slate'
import type { RichEditor } from '../types.ts'

/** True where a picture, a rule or the like is selected, into which nothing can be written. */
export function isOnVoid(editor: RichEditor): boolean {
  return editor.selection !== null && Editor.void(editor, { at: editor.selection }) !== undefined
}

/** The path of the picture, or the like, within a line that is selected. */
export function inlineVoidPath(editor: RichEditor): Path | undefined {
  const [element, path] = (editor.selection && Editor.void(editor, { at: editor.selection })) ?? []
  return element && editor.isInline(element) ? path : undefined
}

/** Where one writes on before a picture. */
export const beforeInline = (editor: RichEditor, path: Path) => Editor.end(editor, Path.previous(path))

/** Where one writes on behind a picture: there is a text on both sides of whatever is inline. */
export const behindInline = (editor: RichEditor, path: Path) => Editor.start(editor, Path.next(path))
