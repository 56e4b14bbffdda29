/** A short text that differs where two texts differ, but for one time in billions: enough to notice a change. */
export function fingerprintOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9dc5811c]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other ^ code, 0x85ebca6b)
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36)
}
