import { wordsIn } from './words.ts'

/**
 * How much it counts that a page has a word, the most first: it is in title or shortcut; the text begins with it or
 * says it often; it is in the text at all. Each place takes in the ones before it.
 */
export const places = ['a', 'b', 'c'] as const

/** How much a word of a page counts: one of the places. */
export type Place = (typeof places)[number]

/** What the search reads of a page. */
export interface IndexedPage {
  title: string
  url: string
  /** The readable words that every reader of the page may have. */
  text: string
}

/** Words at the beginning of a text that count more. */
const opening = 40

/** A word that a text says so many times counts more. */
const often = 3

/** Bytes that PostgreSQL puts into one index entry, with some room. */
const maxBytes = 1_000_000

/** What the index holds of a page: each of its words once for every place it counts for, such as `chuts`. */
export function indexTerms({ title, url, text }: IndexedPage): string[] {
  const words = wordsIn(text)
  const named = new Set(wordsIn(`${title} ${url}`))
  const leading = new Set([...named, ...words.slice(0, opening), ...saidOften(words)])
  const all = new Set([...leading, ...words])
  return withinBytes(
    [named, leading, all].flatMap((set, at) => [...set].map((word) => termFor(places[at] as Place, word))),
  )
}

/** The form of a word in the index for a place. */
export function termFor(place: Place, word: string): string {
  return `${place}${word}`
}

function saidOften(words: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].flatMap(([word, count]) => (count >= often ? [word] : []))
}

/** As many of them as an index entry may hold. */
export function withinBytes(terms: readonly string[]): string[] {
  let bytes = 0
  const end = terms.findIndex((term) => (bytes += Buffer.byteLength(term)) > maxBytes)
  return end === -1 ? [...terms] : terms.slice(0, end)
}
