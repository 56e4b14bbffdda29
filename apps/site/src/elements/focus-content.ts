/** Puts the focus at the start of the content, where it has got lost: what had it is gone. */
export function focusContentIfLost(): void {
  if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
}
