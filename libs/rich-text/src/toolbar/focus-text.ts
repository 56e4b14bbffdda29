import { Editor, Range, type RangeRef, Transforms } from 'slate'
import { ReactEditor } from 'slate-react'
import type { RichEditor } from '../types.ts'

/** Frames that are waited for until what was put in is drawn; a busy machine needs a few. */
const maxFrames = 120

/** Puts the focus back into the text, where the cursor was; a text that has it is left alone. */
export function focusText(editor: RichEditor): void {
  const cursor = cursorOf(editor)
  if (ReactEditor.isFocused(editor)) cursor.unref()
  else placeCursor(editor, cursor, { frames: maxFrames, from: document.activeElement })
}

/**
 * The same behind a dialog that closes. That gives the focus back by itself, with which browsers put the cursor at the
 * start of the text: what counts is where it is now.
 */
export function backToText(editor: RichEditor): void {
  const cursor = cursorOf(editor)

  /** Typed between the two: it belongs behind what was put in. */
  function typeAtCursor(event: Event) {
    const { inputType, data } = event as InputEvent
    const at = cursor.current
    if (inputType !== 'insertText' || !data || !at || !isIn(editor, event.target)) return
    event.preventDefault()
    event.stopPropagation()
    Transforms.select(editor, at)
    editor.insertText(data)
    cursor.current = editor.selection
  }

  document.addEventListener('beforeinput', typeAtCursor, { capture: true })
  const onPlaced = () => document.removeEventListener('beforeinput', typeAtCursor, { capture: true })
  requestAnimationFrame(() => placeCursor(editor, cursor, { frames: maxFrames, onPlaced }))
}

/** False also for an editor that has been left meanwhile. */
function isIn(editor: RichEditor, target: EventTarget | null): boolean {
  return ReactEditor.isMounted(editor) && ReactEditor.hasTarget(editor, target as globalThis.Node | null)
}

/** Where the cursor is, through all that happens to the text. */
function cursorOf(editor: RichEditor): RangeRef {
  const at = editor.selection ?? Editor.range(editor, Editor.start(editor, []))
  if (!editor.selection) Transforms.select(editor, at)
  return Editor.rangeRef(editor, at)
}

interface Placing {
  /** How many more are waited for. */
  frames: number
  /** Who has the focus: anyone who went elsewhere meanwhile stays there. Absent: it is taken from anybody. */
  from?: Element | null
  /** Called once, whether the cursor could be placed or not. */
  onPlaced?: () => void
}

/** The focus cannot go to what is not drawn: Slate would give up with an error, and leave the cursor where it fell. */
function placeCursor(editor: RichEditor, cursor: RangeRef, { frames, from, onPlaced }: Placing): void {
  const end = () => {
    cursor.unref()
    onPlaced?.()
  }
  if (from && from !== document.activeElement) return end()
  const at = cursor.current
  const drawn = at && editor.operations.length === 0 ? ReactEditor.resolveDOMRange(editor, at) : null
  if (!drawn && at && frames > 0) {
    requestAnimationFrame(() =>
      placeCursor(editor, cursor, { frames: frames - 1, ...(from && { from }), ...(onPlaced && { onPlaced }) }),
    )
    return
  }
  end()
  if (!at || !drawn) return
  ReactEditor.focus(editor)
  const { startContainer, startOffset, endContainer, endOffset } = drawn
  const selection = document.getSelection()
  if (Range.isBackward(at)) selection?.setBaseAndExtent(endContainer, endOffset, startContainer, startOffset)
  else selection?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset)
  if (!editor.selection || !Range.equals(editor.selection, at)) Transforms.select(editor, at)
}
