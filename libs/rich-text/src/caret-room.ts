/** From an upper to a lower edge, in px of the window. */
export interface Span {
  top: number
  bottom: number
}

/** Px that a caret keeps from the edge of a phone's keyboard. */
const clear = 8

/** What of the window is to be seen: a phone's keyboard lies over the lower part of it. */
export function shownWindow({ visualViewport: shown, innerHeight }: Window = window): Span {
  // enlarged with two fingers, a part is all that is ever shown, and the person says which
  if (!shown || shown.scale > 1.01) return { top: 0, bottom: innerHeight }
  const bottom = shown.offsetTop + shown.height
  return { top: shown.offsetTop, bottom: bottom < innerHeight - 1 ? bottom - clear : innerHeight }
}

/**
 * Px by which a caret is above (negative) or below what is to be seen of an area that scrolls.
 *
 * @param area without what sticks over it
 * @param shown what is to be seen of the window
 */
export function hiddenBy(caret: Span, area: Span, shown: Span): number {
  const seen = { top: Math.max(area.top, shown.top), bottom: Math.min(area.bottom, shown.bottom) }
  // of an area below the keyboard nothing is seen: the one around it has to move first
  const room = seen.bottom - seen.top < caret.bottom - caret.top ? area : seen
  if (caret.top < room.top) return caret.top - room.top
  return Math.max(0, caret.bottom - room.bottom)
}
