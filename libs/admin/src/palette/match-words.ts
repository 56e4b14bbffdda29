import { folded } from '@sitewright/ui'

/**
 * How well words that somebody typed fit a text, in any order: 0 for not at all. The beginning of the text counts most,
 * then the beginnings of its words, then anything within, then the letters of a word in their order.
 */
export function matchWords(query: string, text: string): number {
  const words = folded(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return 1
  const all = folded(text)
  let total = 0
  for (const word of words) {
    const score = matchWord(word, all)
    if (score === 0) return 0
    total += score
  }
  return total / words.length
}

function matchWord(word: string, text: string): number {
  if (text.startsWith(word)) return 4
  const parts = text.split(/[\s/@._-]+/)
  if (parts.some((part) => part.startsWith(word))) return 3
  if (text.includes(word)) return 2
  return word.length > 2 && parts.some((part) => hasInOrder(word, part)) ? 1 : 0
}

/** True for 'edtr' in 'editor': the first letter is right, and none is out of order. */
function hasInOrder(letters: string, word: string): boolean {
  let from = 0
  for (const letter of letters) {
    const at = word.indexOf(letter, from)
    if (at < 0 || (from === 0 && at > 0)) return false
    from = at + 1
  }
  return true
}

/** The entries that fit best, the best first; equal ones stay in their order. */
export function bestMatches<Entry>(
  entries: readonly Entry[],
  options: { query: string; textOf: (entry: Entry) => string; most: number },
): Entry[] {
  const { query, textOf, most } = options
  return entries
    .map((entry) => ({ entry, score: matchWords(query, textOf(entry)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ entry }) => entry)
}

/** All entries, those that fit best first; equal ones stay in their order. */
export function rankedMatches<Entry>(
  entries: readonly Entry[],
  { query, textOf }: { query: string; textOf: (entry: Entry) => string },
): Entry[] {
  return entries.toSorted((a, b) => matchWords(query, textOf(b)) - matchWords(query, textOf(a)))
}
