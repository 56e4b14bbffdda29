import type { SearchResult } from '@sitewright/api-client'
import { matcherFor, placesOfWords } from './words.ts'

type Piece = SearchResult['excerpt'][number]

/** Characters of an excerpt, and of those before its first hit. */
const excerptLength = { whole: 200, before: 60 }

/**
 * The words around the first hit in a text, or its beginning where the hit is in the title. A cut is shown as `…`.
 *
 * @param words folded, as they were searched for.
 */
export function excerptOf(text: string, words: readonly string[]): Piece[] {
  const isHit = matcherFor(words)
  const { start, end } = windowAround(text, firstHit(text, isHit) ?? 0)
  const pieces: Piece[] = []
  const add = (piece: string, hit: boolean) => {
    const last = pieces.at(-1)
    if (last?.hit === hit) last.text += piece
    else if (piece !== '') pieces.push({ text: piece, hit })
  }
  const shown = text.slice(start, end)
  let at = 0
  if (start > 0) add('…', false)
  for (const found of placesOfWords(shown)) {
    if (!isHit(found.word)) continue
    add(shown.slice(at, found.start), false)
    add(shown.slice(found.start, found.end), true)
    at = found.end
  }
  add(shown.slice(at), false)
  if (end < text.length) add('…', false)
  return pieces
}

function firstHit(text: string, isHit: (word: string) => boolean): number | undefined {
  for (const { word, start } of placesOfWords(text)) if (isHit(word)) return start
  return undefined
}

/** From space to space, as far as there are spaces. */
function windowAround(text: string, hit: number): { start: number; end: number } {
  const from = Math.max(0, hit - excerptLength.before)
  const start = from === 0 ? 0 : Math.min(hit, afterSpace(text, from) ?? from)
  const until = start + excerptLength.whole
  if (until >= text.length) return { start, end: text.length }
  const space = text.lastIndexOf(' ', until)
  return { start, end: space > hit ? space : until }
}

function afterSpace(text: string, from: number): number | undefined {
  const space = text.indexOf(' ', from)
  return space === -1 ? undefined : space + 1
}
