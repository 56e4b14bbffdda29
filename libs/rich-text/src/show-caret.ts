import { type BaseEditor, Range } from 'slate'
import { defaultScrollSelectionIntoView, type ReactEditor } from 'slate-react'
import { hiddenBy, shownWindow, type Span } from './caret-room.ts'
import { isAllSelected } from './plugins/with-whole-selection.ts'
import type { RichEditor } from './types.ts'

/** Scrolls so far that the caret is to be seen: Slate's own way knows nothing of toolbars that lie over the text. */
export function showCaret(editor: BaseEditor & ReactEditor, range: globalThis.Range): void {
  if (!('getBoundingClientRect' in range)) return // where nothing is laid out, as in jsdom
  // one goes on looking at what one looks at
  if (isAllSelected(editor as RichEditor)) return
  const { startContainer, endContainer } = range
  const backward = editor.selection !== null && Range.isBackward(editor.selection)
  const at = backward ? startContainer : endContainer
  const line = at instanceof Element ? at : at.parentElement
  // the text itself scrolls sideways only
  const text = line?.closest('[role=textbox]')
  if (!line || !text) return
  const caret = range.cloneRange()
  caret.collapse(backward)
  // Slate's way looks at every element around the text, which with each key is too much where none scrolls sideways
  if (mayHideSideways(boxOf(caret), line, text)) defaultScrollSelectionIntoView(editor, range)
  for (let scroller = scrollerOf(text); ; scroller = scrollerOf(scroller)) {
    const by = hiddenBy(boxOf(caret), areaOf(scroller), shownWindow())
    if (by !== 0) scroller.scrollBy({ top: by, behavior: 'instant' })
    if (scroller === document.documentElement) return
  }
}

/** True if a caret may be beside what is to be seen: of the window, or of an element of the text that scrolls. */
function mayHideSideways({ left, right }: DOMRect, line: Element, text: Element): boolean {
  if (left < 0 || right > window.innerWidth) return true
  for (let at: Element | null = line; at && at !== text.parentElement; at = at.parentElement) {
    if (at.scrollWidth > at.clientWidth && at.clientWidth > 0) return true
  }
  return false
}

/** What scrolls an element up and down: the nearest area with a scroll bar of its own, or the window's document. */
function scrollerOf(element: Element): HTMLElement {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  }
  return document.documentElement
}

/** Where the caret stands; in an empty line, where it has no height of its own, as its line does. */
function boxOf(caret: globalThis.Range): DOMRect {
  const box = caret.getBoundingClientRect()
  const { startContainer: at } = caret
  const line = at instanceof Element ? at : at.parentElement
  return box.height > 0 || !line ? box : line.getBoundingClientRect()
}

/** What of the scroller nothing sticks over. */
function areaOf(scroller: HTMLElement): Span {
  const isWindow = scroller === document.documentElement
  const { top, bottom } = isWindow ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect()
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(scroller)
  return {
    top: top + (Number.parseFloat(scrollPaddingTop) || 0),
    bottom: bottom - (Number.parseFloat(scrollPaddingBottom) || 0),
  }
}
