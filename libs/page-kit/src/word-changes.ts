import { diffWords } from 'diff'

/** A run of words that both texts have, or only one of them. */
export interface WordChange {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Milliseconds: texts that have little in common would take minutes. */
const compareTimeout = 1000

/**
 * What turns one text into another, word by word.
 *
 * @returns undefined where the texts are too different for that to be found in a second.
 */
export function wordChanges(before: string, after: string): WordChange[] | undefined {
  const parts = diffWords(before, after, { timeout: compareTimeout })
  return parts?.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
}

/** Words on either side of a change. */
const context = 20

/** Leaves out the middle of long passages that did not change, and what stands far before the first or after the last change. */
export function shortenSame(changes: readonly WordChange[]): WordChange[] {
  return changes.map((change, place) => {
    if (change.kind !== 'same') return change
    const words = change.text.match(/\s*\S+\s*/g) ?? []
    const head = place > 0 ? context : 0
    const tail = place < changes.length - 1 ? context : 0
    if (words.length <= head + tail + 1) return change
    const start = words.slice(0, head).join('')
    const end = tail > 0 ? words.slice(-tail).join('') : ''
    return { kind: 'same', text: `${start} … ${end}` }
  })
}
