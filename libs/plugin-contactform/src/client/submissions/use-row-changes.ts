import { useCallback, useMemo, useState } from 'react'

/** What is done with the rows of a list since it was loaded. The functions are the same with every rendering. */
export function useRowChanges<Row extends { id: number }>(listed: readonly Row[]) {
  const [changes, setChanges] = useState<ReadonlyMap<number, Partial<Row>>>(new Map())
  const change = useCallback(
    (id: number, part: Partial<Row>) => setChanges((before) => new Map(before).set(id, { ...before.get(id), ...part })),
    [],
  )
  const forget = useCallback(
    (id: number) => setChanges((before) => new Map([...before].filter(([one]) => one !== id))),
    [],
  )
  const rows = useMemo(() => listed.map((row): Row => ({ ...row, ...changes.get(row.id) })), [listed, changes])
  return { rows, change, forget }
}
