import { useCallback, useMemo, useState } from 'react'

/** What a list shows of a submission. */
export interface ListedRow {
  id: number
  time: number
}

export interface KeepingOptions<Row> {
  /** Tells what the list was asked for, as text. What is asked for otherwise is read without what was kept. */
  asked: string
  /** True while the rows are still those of what was asked for before. */
  outdated: boolean
  /** True for a row that stays in its place although the list has it no longer. */
  stays: (row: Row) => boolean
}

/**
 * What is done with the rows of a list since it was loaded, the newest first. A list may be read again at any moment: what was
 * done here stays to be seen, and can be taken back. The functions are the same with every rendering.
 */
export function useRowChanges<Row extends ListedRow>(listed: readonly Row[], keeping: KeepingOptions<Row>) {
  const [changes, setChanges] = useState<ReadonlyMap<number, Partial<Row>>>(new Map())
  const withChanges = (row: Row): Row => ({ ...row, ...changes.get(row.id) })
  const { kept, edit } = useKept(listed, { ...keeping, stays: (row) => keeping.stays(withChanges(row)) })
  const change = useCallback(
    (id: number, part: Partial<Row>) => setChanges((before) => new Map(before).set(id, { ...before.get(id), ...part })),
    [],
  )
  const forget = useCallback(
    (id: number) => setChanges((before) => new Map([...before].filter(([one]) => one !== id))),
    [],
  )
  const rows = useMemo(() => {
    const all = kept.length === 0 ? listed : [...listed, ...kept].toSorted(byTime)
    return all.map((row): Row => ({ ...row, ...changes.get(row.id) }))
  }, [listed, kept, changes])
  return { rows, change, forget, editKept: edit }
}

/** The newest first, as the server has them. */
const byTime = (one: ListedRow, other: ListedRow) => other.time - one.time || other.id - one.id

/** The rows that the list has no longer, and that stay. */
function useKept<Row extends ListedRow>(listed: readonly Row[], { asked, outdated, stays }: KeepingOptions<Row>) {
  const [last, setLast] = useState<{ asked: string; listed: readonly Row[]; kept: readonly Row[] }>({
    ...{ asked, listed, kept: [] },
  })
  if (!outdated && (last.listed !== listed || last.asked !== asked)) {
    const there = new Set(listed.map(({ id }) => id))
    const before = last.asked === asked ? [...last.kept, ...last.listed] : []
    setLast({ asked, listed, kept: before.filter((row) => !there.has(row.id) && stays(row)) })
  }
  const edit = useCallback(
    (change: (row: Row) => Row) => setLast((before) => ({ ...before, kept: before.kept.map(change) })),
    [],
  )
  return { kept: last.kept, edit }
}
