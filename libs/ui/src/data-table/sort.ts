/** The column that a table is sorted by, and in which direction. */
export interface Sort {
  key: string
  direction: 'ascending' | 'descending'
}

/** The order after a press on the header of `key`: ascending, then descending, then none; another column starts again. */
export function nextSort(current: Sort | undefined, key: string): Sort | undefined {
  if (current?.key !== key) return { key, direction: 'ascending' }
  return current.direction === 'ascending' ? { key, direction: 'descending' } : undefined
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/**
 * A sorted copy of the rows; rows of equal value keep their order in both directions, and without a sort the order is
 * that of `rows`. Texts are compared as people do: case ignored, 'Hut 9' before 'Hut 10'.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  sort: Sort | undefined,
  value: (row: Row, key: string) => string | number,
): Row[] {
  if (!sort) return [...rows]
  const sign = sort.direction === 'ascending' ? 1 : -1
  const compare = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
  return rows.toSorted((a, b) => sign * compare(value(a, sort.key), value(b, sort.key)))
}
