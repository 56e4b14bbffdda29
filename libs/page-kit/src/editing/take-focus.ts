/**
 * A `ref` for what says why nothing was saved: it gets the focus when it appears, and so comes into view however far
 * down a long page somebody has pressed the button or the keys. It needs a `tabIndex` of -1.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
