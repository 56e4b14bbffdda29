import { Range, Transforms } from 'slate'
import { ReactEditor } from 'slate-react'
import type { RichEditor } from './types.ts'

/**
 * Takes over what is selected on the screen at once. Slate does so only every 100 ms, which a quick hand that selects
 * with the keyboard and presses Ctrl+B, or a button of the toolbar, outruns.
 */
export function syncSelection(editor: RichEditor): void {
  const selection = document.getSelection()
  if (!selection || selection.rangeCount === 0 || !ReactEditor.isFocused(editor)) return
  if (!ReactEditor.hasDOMNode(editor, selection.anchorNode as Node)) return
  const range = ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true })
  if (range && !(editor.selection && Range.equals(range, editor.selection))) Transforms.select(editor, range)
}

/** Selects on the screen what is selected in the document at once, for keys that the browser itself goes on with from there. */
export function showSelection(editor: RichEditor): void {
  const range = editor.selection && ReactEditor.resolveDOMRange(editor, editor.selection)
  if (!range) return
  const { startContainer, startOffset, endContainer, endOffset } = range
  const selection = document.getSelection()
  if (Range.isBackward(editor.selection as Range))
    selection?.setBaseAndExtent(endContainer, endOffset, startContainer, startOffset)
  else selection?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset)
}
