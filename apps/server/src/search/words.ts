import { foldWord } from './fold-word.ts'

/** Characters of a word that count; longer ones are as a rule no words at all. */
const maxWordLength = 40

/** Characters of a text without spaces that are taken apart at once: it takes as long as all of them are many. */
const maxRunLength = 1000

/** Characters before a cut whose words may be others than they seem: dictionaries weigh some words at once. */
const readAgain = 100

/** Chinese and Japanese: each character is a word, with the marks that belong to it. */
const single = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]`
/** Scripts that put no spaces between words either, but have words of several letters. */
const spaceless = String.raw`[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tale}\p{sc=Talu}\p{sc=Lana}]`
/** What is within a word and cannot be seen; a space without width parts words. */
const unseen = String.raw`[\p{Default_Ignorable_Code_Point}--\u200b]`
const letter = String.raw`[[\p{L}\p{N}]--${single}--${spaceless}]`
/** Also signs that stand for letters, such as ㎞ and ™. */
const letterOrSign = String.raw`[[\p{L}\p{N}\p{So}]--${single}--${spaceless}]`
const rest = String.raw`[[\p{L}\p{N}\p{M}\p{So}${unseen}]--${single}--${spaceless}]`

/** Where words are in a text as it is written. */
const written = new RegExp(
  String.raw`${single}[\p{M}\uff9e\uff9f${unseen}]*` +
    String.raw`|(?<run>${spaceless}[[${spaceless}\p{M}]${unseen}]*)` +
    String.raw`|${letterOrSign}${rest}*`,
  'gv',
)

/** What is a word once it is folded: nothing but letters, digits and marks. */
const word = new RegExp(
  String.raw`${single}|${letter}[[\p{L}\p{N}\p{M}]--${single}--${spaceless}]*|${spaceless}[${spaceless}\p{M}]*`,
  'gv',
)

/** Of no language: dictionaries go by scripts. */
const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

export interface FoundWord {
  /** Folded: nothing but letters, digits and marks. */
  word: string
  start: number
  end: number
}

/** The words of a text in their order, folded, with their places in the text as it is. */
export function* placesOfWords(text: string): Generator<FoundWord> {
  for (const { 0: found, index, groups } of text.matchAll(written)) {
    if (groups?.['run'] === undefined) yield* foldedAt(found, index)
    else for (const { segment, start } of segmentsOf(found)) yield* foldedAt(segment, index + start)
  }
}

/** The words of a text in their order, folded. */
export function wordsIn(text: string): string[] {
  return [...placesOfWords(text)].map(({ word: folded }) => folded)
}

/** The words of a run of letters: where it is cut, those before the cut are read again, as what follows decides on them. */
function* segmentsOf(run: string): Generator<{ segment: string; start: number }> {
  for (let at = 0; at < run.length;) {
    const isLast = at + maxRunLength >= run.length
    let end = at
    for (const { segment, index } of segmenter.segment(run.slice(at, at + maxRunLength))) {
      if (!isLast && index > 0 && index + segment.length > maxRunLength - readAgain) break
      yield { segment, start: at + index }
      end = at + index + segment.length
    }
    at = end
  }
}

/** A sign may stand for several words. */
function* foldedAt(found: string, start: number): Generator<FoundWord> {
  for (const [folded] of foldWord(found).matchAll(word)) yield { word: cut(folded), start, end: start + found.length }
}

/** True for what a search for these words finds: the words themselves, and what begins with the last of them. */
export function matcherFor(words: readonly string[]): (word: string) => boolean {
  const whole = new Set(words)
  const beginning = words.at(-1)
  return (candidate) => whole.has(candidate) || (beginning !== undefined && candidate.startsWith(beginning))
}

function cut(text: string): string {
  return text.length <= maxWordLength ? text : text.slice(0, maxWordLength).toWellFormed()
}
