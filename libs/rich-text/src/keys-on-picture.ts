import { Editor, Path, Transforms } from 'slate'
import type { KeyPress } from './shortcut.ts'
import type { RichEditor } from './types.ts'

/**
 * Keys on a selected picture, or on another inline thing that nothing can be written into: browsers do nothing with them
 * there. Letters and Enter go on behind it, arrows and the like lead out of it.
 *
 * @returns true if the key was meant.
 */
export function handleKeyOnPicture(editor: RichEditor, event: KeyPress): boolean {
  const [element, path] = (editor.selection && Editor.void(editor, { at: editor.selection })) ?? []
  if (!element || !path || !editor.isInline(element)) return false
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event
  // with both, Windows writes the third sign of a key
  const isCommand = ctrlKey !== altKey || metaKey
  if (key === 'Enter' && !isCommand) return done(() => editor.insertBreak())
  if (key.length === 1 && !isCommand) return done(() => write(editor, path, key))
  if (shiftKey) return false
  if (key === 'End' || key === 'ArrowDown')
    return done(() => Transforms.select(editor, isCommand ? Editor.end(editor, []) : behind(editor, path)))
  if (key === 'Home' || key === 'ArrowUp')
    return done(() => Transforms.select(editor, isCommand ? Editor.start(editor, []) : before(editor, path)))
  return false
}

function write(editor: RichEditor, path: Path, text: string): void {
  Transforms.select(editor, behind(editor, path))
  editor.insertText(text)
}

// there is a text on both sides of whatever is inline
const behind = (editor: RichEditor, path: Path) => Editor.start(editor, Path.next(path))
const before = (editor: RichEditor, path: Path) => Editor.end(editor, Path.previous(path))

function done(act: () => void): true {
  act()
  return true
}
