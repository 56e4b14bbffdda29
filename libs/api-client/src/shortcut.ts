/** First segments that lead elsewhere: a shortcut there would hide a screen or never be reached (Q5, threats T25). */
const reserved = new Set([
  'pages',
  'api',
  'assets',
  'healthz',
  'readyz',
  'robots.txt',
  'sitemap.xml',
  'search',
  'metrics',
])

/** A letter or digit with what follows it of its word: many scripts write vowels as marks, none begins with one. */
const part = String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{M}]*`
const segment = String.raw`${part}(?:[-_]${part})*`
const form = new RegExp(`^${segment}(?:/${segment}){0,7}$`, 'u')

const words = new RegExp(part, 'gu')

/** Joiners only say how letters beside them are drawn; few keyboards have them. */
const joiners = /[\u200c\u200d]/g

/** What cannot be seen within a word; a space without width parts words. */
const unseen = /(?!\u200b)\p{Cf}/gu

const maxShortcutLength = 200
const maxSubAddressLength = 200
const maxProposalLength = 60

/**
 * A shortcut as it is stored: without `/` at the ends and joiners, composed, in lower case; '' for none. Undefined for one
 * that could not be reached or would hide something.
 */
export function parseShortcut(typed: string): string | undefined {
  const text = withoutJoiners(typed)
    .normalize('NFC')
    .trim()
    .replace(/^\/+|\/+$/g, '')
    .toLowerCase()
    .normalize('NFC')
  if (text === '') return ''
  const [first] = text.split('/')
  return text.length > maxShortcutLength || !form.test(text) || reserved.has(first as string) ? undefined : text
}

/**
 * True for what may follow the address of a page, such as `2026-annual-meeting` below `/news`: up to 8 parts of letters,
 * digits and single `-` and `_`, composed, in any case, of 200 characters in all. Whether something is there, the page's
 * kind says.
 */
export function isSubAddress(text: string): boolean {
  return text.length <= maxSubAddressLength && form.test(text) && text === text.normalize('NFC')
}

/** An address as shortcuts are compared with it, which have no joiners. */
export function withoutJoiners(text: string): string {
  return text.replace(joiners, '')
}

/**
 * A shortcut for a page of this title that no other page has; '' where the title gives none. Letters stay as they are
 * written, but for ß, and for the macrons of vowels, which addresses in te reo Māori mostly have none of.
 */
export function proposeShortcut(title: string, taken: ReadonlySet<string>): string {
  const found = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(unseen, '')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[aeiou]\p{M}+/gu, (vowel) => vowel.replaceAll('\u0304', ''))
    .normalize('NFC')
    .match(words)
  const text = parseShortcut(beginning((found ?? []).join('-')).replace(/-+$/, '')) ?? ''
  if (text === '' || !taken.has(text)) return text
  let number = 2
  while (taken.has(`${text}-${number}`)) number += 1
  return `${text}-${number}`
}

/** As much as a proposal may have, with whole characters: a letter is not parted from its marks. */
function beginning(text: string): string {
  if (text.length <= maxProposalLength) return text
  let end = 0
  for (const { index, segment: character } of new Intl.Segmenter('und').segment(text)) {
    if (index + character.length > maxProposalLength) break
    end = index + character.length
  }
  return text.slice(0, end)
}
