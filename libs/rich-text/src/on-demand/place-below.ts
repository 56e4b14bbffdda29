/** Px between a line of text and what is shown below it. */
const gap = 6

/** Where something goes that is shown below a line of the text, within the frame around it; undefined without a layout. */
export function placeBelow(
  frame: Element,
  line: DOMRect | undefined,
  width: number,
): { left: number; top: number } | undefined {
  if (!line) return undefined
  const box = frame.getBoundingClientRect()
  const left = Math.max(gap, Math.min(line.left - box.left, box.width - width - gap))
  return { left, top: line.bottom - box.top + gap }
}

/** Where the cursor of the browser is. */
export function caretBox(): DOMRect | undefined {
  const selection = document.getSelection()
  if (!selection?.rangeCount) return undefined
  const range = selection.getRangeAt(0)
  if (!('getBoundingClientRect' in range)) return undefined // where nothing is laid out, as in jsdom
  const box = range.getBoundingClientRect()
  const { startContainer: at } = range
  const line = at instanceof Element ? at : at.parentElement
  return box.height > 0 ? box : line?.getBoundingClientRect()
}
