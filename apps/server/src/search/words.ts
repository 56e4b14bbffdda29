import { fold } from '../text/fold.ts'

/** Characters of a word that count; longer ones are as a rule no words at all. */
const longestWord = 40

/**
 * EmailTemplates and digits with their marks. Chinese and Japanese put no spaces between words: there each character is one.
 */
const word =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|[[\p{L}\p{N}]--[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]][[\p{L}\p{N}\p{M}]--[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]]*/gv

/** The words of a text in their order, folded. Nothing but letters, digits and marks is left. */
export function wordsIn(text: string): string[] {
  return (fold(text).match(word) ?? []).map(cut)
}

export interface FoundWord {
  /** Folded. */
  word: string
  start: number
  end: number
}

/** The same with their places in the text as it is. */
export function* placesOfWords(text: string): Generator<FoundWord> {
  for (const { 0: found, index: start } of text.matchAll(word))
    yield { word: cut(fold(found)), start, end: start + found.length }
}

/** True for what a search for these words finds: the words themselves, and what begins with the last of them. */
export function matcherFor(words: readonly string[]): (word: string) => boolean {
  const whole = new Set(words)
  const beginning = words.at(-1)
  return (candidate) => whole.has(candidate) || (beginning !== undefined && candidate.startsWith(beginning))
}

function cut(text: string): string {
  return text.length <= longestWord ? text : text.slice(0, longestWord).toWellFormed()
}
