/** The same entries, lower places first; those without one come last, as they were given. */
export function byPlace<Entry>(entries: readonly Entry[], placeOf: (entry: Entry) => number | undefined): Entry[] {
  const rank = (entry: Entry) => placeOf(entry) ?? Number.MAX_VALUE
  return entries.toSorted((a, b) => rank(a) - rank(b))
}
