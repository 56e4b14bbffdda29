import { directionOf } from './language-tags.ts'

/** Letters that are written from the right. */
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const fromTheLeft = /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}])\p{L}/u

/** Controls that turn the letters after them around: `photo\u202egpj.exe` would be read as a picture. */
const overrides = /[\u202a-\u202e]/g
const isolates = /[\u2066-\u2069]/g

/** An address, which programs look for in a text to make it a link. */
const address = /^(?:[a-z][a-z\d+.-]*:|www\.|\/)\S*$|^\S+@\S+$/i

const directions = new Map<string, string>()

function isFromTheRight(tag: string): boolean {
  let direction = directions.get(tag)
  if (direction === undefined) directions.set(tag, (direction = directionOf(tag)))
  return direction === 'rtl'
}

/**
 * A name or title as it can stand in a sentence of a language: set apart, by signs that nobody sees, where it is written
 * the other way, so that it leaves the words and signs around in their order. Controls that would turn what follows are
 * left out. Any other text stays as it is, such as a sentence that has set apart what stands in it.
 *
 * @param tag - of the sentence's language.
 */
export function isolate(text: string, tag: string): string {
  const upright = withoutOverrides(text)
  const other = isFromTheRight(tag) ? fromTheLeft : fromTheRight
  return other.test(outsideIsolates(upright)) && !address.test(upright) ? `\u2068${upright}\u2069` : upright
}

/** A text without what is set apart in it. */
function outsideIsolates(text: string): string {
  const outside = text.replace(/\u2068[^\u2068\u2069]*\u2069/g, '')
  return outside === text ? text : outsideIsolates(outside)
}

/** A text without the controls of direction that reach beyond what they are meant for. */
export function withoutOverrides(text: string): string {
  if (!/[\u202a-\u202e\u2066-\u2069]/.test(text)) return text
  const kept = text.replace(overrides, '')
  return isBalanced(kept) ? kept : kept.replace(isolates, '')
}

function isBalanced(text: string): boolean {
  let depth = 0
  for (const [sign] of text.matchAll(isolates)) {
    depth += sign === '\u2069' ? -1 : 1
    if (depth < 0) return false
  }
  return depth === 0
}
