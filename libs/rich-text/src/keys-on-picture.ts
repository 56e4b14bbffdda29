import { type Point, Transforms } from 'slate'
import { beforeInline, behindInline, inlineVoidPath } from './queries/voids.ts'
import type { KeyPress } from './shortcut.ts'
import { showSelection } from './sync-selection.ts'
import type { RichEditor } from './types.ts'

const backward = new Set(['Home', 'ArrowUp', 'PageUp', 'ArrowLeft'])
const forward = new Set(['End', 'ArrowDown', 'PageDown', 'ArrowRight'])

/**
 * Keys on a selected picture, or on another inline thing that nothing can be written into: browsers do nothing with them
 * there. Letters and Enter go on behind it; keys that move or select start from beside it, which the browser does.
 *
 * @returns true if the key was meant.
 */
export function handleKeyOnPicture(editor: RichEditor, event: KeyPress): boolean {
  const path = inlineVoidPath(editor)
  if (!path) return false
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event
  // with both, Windows writes the third sign of a key
  const isCommand = ctrlKey !== altKey || metaKey
  if (key === 'Enter' && !isCommand) return done(() => (shiftKey ? editor.insertText('\n') : editor.insertBreak()))
  if (key.length === 1 && !isCommand) return done(() => editor.insertText(key))
  // Slate itself moves by letters and words
  if (!shiftKey && (key === 'ArrowLeft' || key === 'ArrowRight')) return false
  if (backward.has(key)) leave(editor, { from: behindInline(editor, path), to: beforeInline(editor, path), shiftKey })
  else if (forward.has(key))
    leave(editor, { from: beforeInline(editor, path), to: behindInline(editor, path), shiftKey })
  return false
}

/** With Shift the picture is part of what is selected. */
function leave(editor: RichEditor, { from, to, shiftKey }: { from: Point; to: Point; shiftKey: boolean }): void {
  Transforms.select(editor, { anchor: shiftKey ? from : to, focus: to })
  showSelection(editor)
}

function done(act: () => void): true {
  act()
  return true
}
