/** Milliseconds: screen readers only say what changes in a place that they know already; then nobody needs it any more. */
const times = { before: 100, after: 10_000 }

const outOfSight = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap'

/** Has screen readers say a sentence, for what is plain to see. */
export function announce(text: string): void {
  const place = document.createElement('p')
  place.setAttribute('aria-live', 'polite')
  place.style.cssText = outOfSight
  document.body.append(place)
  setTimeout(() => (place.textContent = text), times.before)
  setTimeout(() => place.remove(), times.after)
}
