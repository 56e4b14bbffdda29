/** The form of an extension point's name: the kind that has it, and what is brought, such as `sectioned-page/section-types`. */
const pointName = /^[a-z-]{1,40}\/[a-z-]{1,40}$/

/**
 * Where other packages add to a page kind, such as section types to the sectioned page. A kind makes one in each of its
 * halves, and names it as `extensionPoints` of `definePageKind` and `definePageKindServer`. A package that says
 *
 *     "contributes": { "kit": 1, "points": { "sectioned-page/section-types": "." } }
 *
 * in its package.json and is a dependency of site and server is found as page kinds are. The default export of its entry,
 * here `.`, is brought to the point of the client half, that of `./server` to the point of the server half, before anybody
 * is given the kind: a list of entries, or one. So the kind itself only asks `list` and `get`, whenever it needs them and
 * not while its modules are loaded.
 */
export interface ExtensionPoint {
  name: string
  /**
   * Takes what a package brings, in the place of what it brought before.
   *
   * @param from the package.
   * @throws where an entry cannot be used, or is there already; then none of the package's are taken.
   */
  add: (from: string, brought: unknown) => void
}

/** An extension point as its own kind uses it. */
export interface EntriesOf<Entry> extends ExtensionPoint {
  /** The kind's own entries in their order, then those of packages by the packages' names. The same list until one is added. */
  list: () => readonly Entry[]
  /** The entry of a key; undefined where nobody brings it. */
  get: (key: string) => Entry | undefined
}

export interface ExtensionPointOptions<Entry> {
  /** `<kind>/<what>`, in lower-case letters and hyphens. */
  name: string
  /** The kind's own entries. */
  own: readonly Entry[]
  /** What tells an entry from all others, as it is stored. */
  keyOf: (entry: Entry) => string
  /**
   * What a package brings as an entry.
   *
   * @throws where it is none; the message follows the package's name.
   */
  read: (brought: unknown) => Entry
}

/** @throws when two of its own entries have the same key. */
export function createExtensionPoint<Entry>({
  name,
  own,
  keyOf,
  read,
}: ExtensionPointOptions<Entry>): EntriesOf<Entry> {
  const packages = new Map<string, readonly Entry[]>()
  let byKey = keyed(own, keyOf)
  let all = own
  return {
    name,
    add(from, brought) {
      const entries = (Array.isArray(brought) ? brought : [brought]).map(read)
      const others = [...packages].filter(([each]) => each !== from)
      const added = [...others, [from, entries] as const].toSorted(([left], [right]) => (left < right ? -1 : 1))
      const next = [...own, ...added.flatMap(([, each]) => each)]
      byKey = keyed(next, keyOf)
      all = next
      packages.set(from, entries)
    },
    list: () => all,
    get: (key) => byKey.get(key),
  }
}

/** True for what may be the name of an extension point. */
export const isPointName = (name: string) => pointName.test(name)

function keyed<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): ReadonlyMap<string, Entry> {
  const found = new Map<string, Entry>()
  for (const entry of entries) {
    const key = keyOf(entry)
    if (found.has(key)) throw new Error(`'${key}' is there already`)
    found.set(key, entry)
  }
  return found
}
