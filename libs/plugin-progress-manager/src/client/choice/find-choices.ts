import { folded } from '@sitewright/page-kit'
import { choiceLabel, type Choice } from './choice.ts'

/**
 * Prepares a search: each word of the query has to be somewhere in what a choice is labelled with. Case and accents do
 * not matter. What is found keeps its order.
 */
export function createChoiceSearch(choices: readonly Choice[]): (query: string) => readonly Choice[] {
  // only for those who search
  let texts: readonly string[] | undefined
  return (query) => {
    const words = folded(query).split(/\s+/).filter(Boolean)
    if (words.length === 0) return choices
    texts ??= choices.map((choice) => folded(choiceLabel(choice)))
    const searched = texts
    return choices.filter((_, index) => words.every((word) => searched[index]?.includes(word)))
  }
}
