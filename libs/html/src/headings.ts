import { unescapeText } from './escape-html.ts'

/** A prefix, so that no heading can have the id of something of the site itself. */
const prefix = 'h-'

// Sanitised HTML: whole tags, no `<` or `>` within the value of an attribute that is not escaped.
const heading = /<h([1-6])((?:\s[^<>]*)?)>(.*?)<\/h\1>/gs

/** A heading of a text. */
export interface HtmlHeading {
  /** 1 to 6, as in `h2`. */
  level: number
  /** In one line; '' where it has none. */
  words: string
  /** The name by which links lead to it where the text stands alone; no other heading of the text has it. */
  anchor: string
  /** The name that it had once, if that is another one which no heading has now. */
  former?: string
}

// Marks are a part of words: in many scripts they are the vowels.
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu

/** Names for the headings of a text, by which links lead to them: `h-before-you-go`, each once. */
export function headingAnchors(headings: readonly string[]): string[] {
  return eachOnce(headings.map((each) => anchorOfWords(each, wordPattern)))
}

/** The names that they had when marks parted words: links that were written then still lead to them. */
function formerAnchors(headings: readonly string[]): string[] {
  return eachOnce(headings.map((each) => anchorOfWords(each, /[\p{L}\p{N}]+/gu)))
}

function anchorOfWords(text: string, pattern: RegExp): string {
  const parts = text.normalize('NFKC').toLowerCase().match(pattern) ?? ['heading']
  return `${prefix}${parts.join('-')}`
}

function eachOnce(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name}-${count}`
  })
}

/** The headings of sanitised HTML in their order, those without words among them. */
export function headingsIn(html: string): HtmlHeading[] {
  if (!html.includes('<h')) return []
  const found = Array.from(html.matchAll(heading), ([, level, , inside = '']) => ({
    level: Number(level),
    words: wordsOf(inside),
  }))
  const names = found.map(({ words }) => words)
  const anchors = headingAnchors(names)
  const former = names.some((name) => /\p{M}/u.test(name.normalize('NFKC').toLowerCase())) ? formerAnchors(names) : []
  return found.map((one, at) => {
    const before = former[at]
    return {
      ...one,
      anchor: anchors[at] ?? '',
      ...(before !== undefined && !anchors.includes(before) && { former: before }),
      words: one.words.replaceAll(/\s+/g, ' ').trim(),
    }
  })
}

/** Whether an anchor, without its `#`, can be the name of a heading only. */
export function isHeadingAnchor(anchor: string): boolean {
  return anchor.startsWith(prefix)
}

/** The names of headings that links of the same text lead to. */
export function headingsLedTo(html: string): ReadonlySet<string> {
  if (!html.includes(`href="#${prefix}`)) return none
  return new Set(Array.from(html.matchAll(/ href="#(h-[^"]+)"/g), ([, name]) => decoded(name ?? '')))
}

const none: ReadonlySet<string> = new Set()

/**
 * Sanitised HTML whose headings have their names as far as they are wanted; a heading that has one already keeps it. No
 * quotes in what is added: inside an attribute's value it would be no more than text.
 */
export function nameHeadings(html: string, isWanted: (anchor: string) => boolean): string {
  const headings = headingsIn(html)
  if (headings.length === 0) return html
  let at = 0
  return html.replace(heading, (whole, level: string, attributes: string, inside: string) => {
    const { anchor = '', former } = headings[at++] ?? {}
    if (attributes.startsWith(' id=')) return whole
    const id = isWanted(anchor) ? ` id=${anchor}` : ''
    const place = former !== undefined && isWanted(former) ? formerPlace(former) : ''
    return id || place ? `<h${level}${id}${attributes}>${place}${inside}</h${level}>` : whole
  })
}

/** Where links lead to a heading by the name that it had once. */
export const formerPlace = (anchor: string) => `<a id=${anchor}></a>`

const wordsOf = (html: string) => unescapeText(html.replace(/<br>/g, ' ').replace(/<[^>]*>/g, ''))

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
