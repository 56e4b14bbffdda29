import { useMemo, useRef, useState } from 'react'
import type { ListedFile } from './listed-file.ts'
import { useStableCallback } from '../shared/use-stable-callback.ts'

export interface Selection {
  /** Those of the files given that are selected, in their order. */
  files: readonly ListedFile[]
  ids: ReadonlySet<number>
  /** True where all are selected that can be. */
  all: boolean
  /** Selects a file or takes it out; `range`: with it all from the one that was pressed before. */
  toggle: (file: ListedFile, range: boolean) => void
  /** Selects all files given, or none where all are selected. */
  toggleAll: () => void
  clear: () => void
}

const nobody: ReadonlySet<number> = new Set()

/**
 * Which files are selected, of those that are listed now: what a search hides, or is on its way to another folder, is
 * left alone by all that is done with the selection.
 */
export function useSelection(listed: readonly ListedFile[]): Selection {
  const [ticked, setTicked] = useState(nobody)
  const last = useRef<number>(undefined)
  const selectable = useMemo(() => listed.filter(({ moving }) => !moving), [listed])
  const files = useMemo(() => selectable.filter(({ id }) => ticked.has(id)), [selectable, ticked])
  const ids = useMemo(() => new Set(files.map(({ id }) => id)), [files])
  const all = ids.size > 0 && ids.size === selectable.length

  const toggle = useStableCallback(({ id }: ListedFile, range: boolean) => {
    const end = selectable.findIndex((file) => file.id === id)
    const from = range ? selectable.findIndex((file) => file.id === last.current) : -1
    const start = from === -1 ? end : from
    const pressed = selectable.slice(Math.min(start, end), Math.max(start, end) + 1).map((one) => one.id)
    last.current = id
    // two presses may come before anything is rendered between them
    setTicked((before) => withAll(before, pressed, !before.has(id)))
  })
  const toggleAll = useStableCallback(() => setTicked(all ? nobody : new Set(selectable.map(({ id }) => id))))
  const clear = useStableCallback(() => setTicked(nobody))

  return useMemo(() => ({ files, ids, all, toggle, toggleAll, clear }), [files, ids, all, toggle, toggleAll, clear])
}

function withAll(ids: ReadonlySet<number>, those: readonly number[], on: boolean): ReadonlySet<number> {
  const next = new Set(ids)
  for (const id of those)
    if (on) next.add(id)
    else next.delete(id)
  return next
}
