/** The same entries, lower places first; then those without one, as they were given; at the very end those at Infinity. */
export function byPlace<Entry>(entries: readonly Entry[], placeOf: (entry: Entry) => number | undefined): Entry[] {
  const rank = (entry: Entry) => placeOf(entry) ?? Number.MAX_VALUE
  return entries.toSorted((a, b) => rank(a) - rank(b))
}
