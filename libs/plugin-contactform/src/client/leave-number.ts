/**
 * Takes the wheel's events. Over the number that somebody has just typed a browser counts it up or down, unseen: so the
 * field is left, and the page scrolls.
 */
export function leaveNumber({ target }: { target: EventTarget | null }): void {
  if (target instanceof HTMLInputElement && target.type === 'number') target.blur()
}
