import { folded } from '@sitewright/ui'
import { useMemo, useState } from 'react'
import { type Choice, choiceLabel } from './choice.ts'

/** More of them at once help nobody, and rendering thousands would make typing slow. */
const maxShown = 50

export interface ChoiceSearch {
  chosen: Choice | undefined
  /** What is typed; undefined while the list is closed, and the input shows what is chosen. */
  query: string | undefined
  open: () => void
  type: (query: string) => void
  close: () => void
  /** The first of those that are found; all of them as long as nothing is typed. */
  shown: readonly Choice[]
  /** How many more there are. */
  more: number
  /** The id of the one that Enter chooses: while something is typed, the first. */
  highlighted: number | undefined
  highlight: (value: string | null) => void
}

/** What is typed to find one of many choices, and what it finds. */
export function useChoiceSearch(choices: readonly Choice[], value: number | undefined): ChoiceSearch {
  const search = useMemo(() => createChoiceSearch(choices), [choices])
  const chosen = useMemo(() => choices.find(({ id }) => id === value), [choices, value])
  const [query, setQuery] = useState<string>()
  const [pointed, setPointed] = useState<number>()

  const found = useMemo(() => search(query ?? ''), [search, query])
  const searching = Boolean(query?.trim())
  const shown = useMemo(() => firstOf(found, searching ? undefined : chosen), [found, searching, chosen])

  return {
    chosen,
    query,
    open: () => setQuery((now) => now ?? ''),
    type(next) {
      setQuery(next)
      setPointed(undefined)
    },
    close() {
      setQuery(undefined)
      setPointed(undefined)
    },
    shown,
    more: found.length - shown.length,
    highlighted: shown.some(({ id }) => id === pointed) ? pointed : searching ? shown[0]?.id : undefined,
    highlight: (next) => setPointed(next === null ? undefined : Number(next)),
  }
}

/** As many as are shown, the chosen one among them. */
function firstOf(found: readonly Choice[], chosen: Choice | undefined): readonly Choice[] {
  const first = found.slice(0, maxShown)
  if (!chosen || first.includes(chosen)) return first
  return [chosen, ...first.slice(0, maxShown - 1)]
}

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
