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
  const pieces: Piece[] = []
  const add = (piece: string, hit: boolean) => {
    const last = pieces.at(-1)
    if (last?.hit === hit) last.text += piece
    else if (piece !== '') pieces.push({ text: piece, hit })
  }
  // read from its beginning, and not from where the excerpt begins: without spaces words depend on what is before them
  let window: Window | undefined
  let at = 0
  for (const found of placesOfWords(text)) {
    if (window && found.start >= window.end) break
    if (!isHit(found.word)) continue
    if (!window) {
      window = windowAround(text, found.start)
      at = window.start
      if (at > 0) add('…', false)
    }
    const end = Math.min(found.end, window.end)
    // a sign may stand for several words
    if (end <= at) continue
    add(text.slice(at, found.start), false)
    add(text.slice(found.start, end), true)
    at = end
  }
  const { end } = (window ??= windowAround(text, 0))
  add(text.slice(at, end), false)
  if (end < text.length) add('…', false)
  return pieces
}

interface Window {
  start: number
  end: number
}

/** From space to space, as far as there are spaces. */
function windowAround(text: string, hit: number): Window {
  const from = Math.max(0, hit - excerptLength.before)
  const start = from === 0 ? 0 : Math.min(hit, afterSpace(text, from) ?? withoutRest(text, from))
  const until = start + excerptLength.whole
  if (until >= text.length) return { start, end: text.length }
  const space = text.lastIndexOf(' ', until)
  return { start, end: space > hit ? space : withoutRest(text, until) }
}

/** The first place from here on where no character is cut, nor what is written over it. */
function withoutRest(text: string, from: number): number {
  let at = from
  while (at < text.length && /[\p{M}\u200d\udc00-\udfff]/u.test(text.charAt(at))) at += 1
  return at
}

function afterSpace(text: string, from: number): number | undefined {
  const space = text.indexOf(' ', from)
  return space === -1 ? undefined : space + 1
}
