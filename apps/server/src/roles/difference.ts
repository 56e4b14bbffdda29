/** What has to be added to a set and removed from it to make it hold the wanted values. */
export interface Difference<Value> {
  added: Value[]
  removed: Value[]
}

export function difference<Value>(before: ReadonlySet<Value>, wanted: Iterable<Value>): Difference<Value> {
  const after = new Set(wanted)
  return {
    added: [...after].filter((value) => !before.has(value)),
    removed: [...before].filter((value) => !after.has(value)),
  }
}

/** The list in parts that one statement has room for: SQLite takes some 32,000 values, PostgreSQL twice as many. */
export function inParts<Value>(list: readonly Value[], size = 1000): Value[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, part) => list.slice(part * size, (part + 1) * size))
}
