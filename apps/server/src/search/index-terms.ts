import { setImmediate as nextTurn } from 'node:timers/promises'
import { placesOfWords, wordsIn } from './words.ts'

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
const frequentAfter = 3

/** Different words of a text that are looked at; the index takes long to write, and no text that people read has so many. */
export const maxWords = 20_000

/**
 * Beginnings of words that SQLite's index may get of a page: it has them of up to nine characters of each term, and writes
 * all of a page at once. The words of people have most of theirs in common.
 */
const maxBeginnings = 100_000

/** Words that are read in one turn of the event loop: each character of a Chinese text is one. */
const wordsPerTurn = 20_000

/** Bytes that PostgreSQL puts into one index entry, with some room. */
const maxBytes = 1_000_000

/**
 * What the index holds of a page: each of its words once for every place it counts for, such as `chuts`. While a long text
 * is read others have their turns.
 */
export async function indexTerms(page: IndexedPage): Promise<string[]> {
  const found = startCounting()
  let read = 0
  for (const { word } of placesOfWords(page.text)) {
    count(found, word)
    read += 1
    if (read % wordsPerTurn === 0) await nextTurn()
  }
  return termsOf(page, found)
}

/** The same at once, for a short text. */
export function indexTermsNow(page: IndexedPage): string[] {
  const found = startCounting()
  for (const { word } of placesOfWords(page.text)) count(found, word)
  return termsOf(page, found)
}

interface CountedWords {
  /** The first of them, as many as count more. */
  first: string[]
  /** How often each is said. */
  counts: Map<string, number>
}

const startCounting = (): CountedWords => ({ first: [], counts: new Map() })

function termsOf({ title, url }: IndexedPage, { first, counts }: CountedWords): string[] {
  const named = new Set(wordsIn(`${title} ${url}`))
  const leading = new Set([...named, ...first, ...saidOften(counts)])
  const all = new Set([...leading, ...counts.keys()])
  const terms = [named, leading, all].flatMap((set, at) => [...set].map((word) => termFor(places[at] as Place, word)))
  return withinBytes(withinBeginnings(terms))
}

/** Adds one more word; what comes after too many different ones is not counted. */
function count({ first, counts }: CountedWords, word: string): void {
  if (first.length < opening) first.push(word)
  const before = counts.get(word)
  if (before !== undefined || counts.size < maxWords) counts.set(word, (before ?? 0) + 1)
}

/** The form of a word in the index for a place. */
export function termFor(place: Place, word: string): string {
  return `${place}${word}`
}

function saidOften(counts: ReadonlyMap<string, number>): string[] {
  return [...counts].flatMap(([word, times]) => (times >= frequentAfter ? [word] : []))
}

function withinBeginnings(terms: readonly string[]): readonly string[] {
  const beginnings = new Set<string>()
  const end = terms.findIndex((term) => {
    for (let length = 2; length <= Math.min(term.length, 9); length++) beginnings.add(term.slice(0, length))
    return beginnings.size > maxBeginnings
  })
  return end === -1 ? terms : terms.slice(0, end)
}

/** As many of them as an index entry may hold. */
export function withinBytes(terms: readonly string[]): string[] {
  let bytes = 0
  const end = terms.findIndex((term) => (bytes += Buffer.byteLength(term)) > maxBytes)
  return end === -1 ? [...terms] : terms.slice(0, end)
}
