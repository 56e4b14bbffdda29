import { useDeferredFocus } from '@sitewright/page-kit'
import { useRef, useState } from 'react'

export interface EntriesOptions<Entry> {
  entries: readonly Entry[]
  /** As they are now, where these may be newer than what is rendered. */
  latest?: (() => readonly Entry[]) | undefined
  /** No more can be deleted. */
  fewest: number
  onChange: (entries: readonly Entry[]) => void
}

/**
 * Adds, changes, moves and deletes entries that have no id. The focus follows, by marks on what is rendered: `data-entry`
 * with its place on each entry, `data-act` on its buttons, and `data-adding` on the button that adds one or around it.
 */
export function useEntries<Entry extends object>(options: EntriesOptions<Entry>) {
  const { entries, latest = () => entries, fewest, onChange } = options
  const list = useRef<HTMLFieldSetElement>(null)
  const { keys, setKeys } = useKeys(entries.length)
  const wishFocus = useDeferredFocus()
  const focusOn = (selector: string) => wishFocus(() => list.current?.querySelector<HTMLElement>(selector))
  const last = entries.length - 1

  function add(entry: Entry) {
    onChange([...latest(), entry])
    focusOn(`[data-entry="${entries.length}"] :is(input, textarea, [contenteditable=true], button)`)
  }

  function change(at: number, part: Partial<Entry>) {
    const now = latest()
    const entry = now[at]
    if (entry) onChange(now.with(at, { ...entry, ...part }))
  }

  /** By mouse: the focus stays where it is. */
  function moveTo(from: number, to: number) {
    setKeys(moved(keys, from, to))
    onChange(moved(latest(), from, to))
  }

  function move(at: number, by: -1 | 1) {
    const to = at + by
    moveTo(at, to)
    // a button that is disabled now would lose the focus
    const act = by < 0 ? (to > 0 ? 'up' : 'down') : to < last ? 'down' : 'up'
    focusOn(`[data-entry="${to}"] [data-act=${act}]`)
  }

  function remove(at: number) {
    setKeys(keys.toSpliced(at, 1))
    onChange(latest().toSpliced(at, 1))
    const next = Math.min(at, last - 1)
    focusOn(
      last > fewest ? `[data-entry="${next}"] [data-act=delete]` : ':is(button[data-adding], [data-adding] button)',
    )
  }

  return {
    /** Around the entries and what adds one. */
    list,
    /** For React, in the order of the entries. */
    keys,
    ...{ add, change, moveTo, move, remove },
  }
}

/** What tells entries apart wherever they are moved, so that a deletion leaves what is being typed in the others. */
function useKeys(count: number) {
  const [known, setKnown] = useState(() => ({ keys: numbers(0, count), next: count }))
  const { keys, next } = known
  if (keys.length !== count) {
    const more = Math.max(0, count - keys.length)
    setKnown({ keys: [...keys.slice(0, count), ...numbers(next, more)], next: next + more })
  }
  return { keys, setKeys: (changed: number[]) => setKnown({ keys: changed, next }) }
}

function numbers(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => first + at)
}

function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  return entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]!)
}
