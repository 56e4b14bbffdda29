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
  /** What tells each of its entries from the others, as it is stored; points of earlier versions do not say it. */
  keys?: () => readonly string[]
}

/** An extension point as its own kind uses it. */
export interface EntriesOf<Entry> extends ExtensionPoint {
  /** The kind's own entries in their order, then those of packages in the order in which hosts add them: by name. The same list until one is added. */
  list: () => readonly Entry[]
  /** The entry of a key; undefined where nobody brings it. */
  get: (key: string) => Entry | undefined
}

/** What an extension point takes, and how it knows it. */
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

/**
 * A place where packages add to what a kind has of its own.
 *
 * @returns all its entries: the kind's own, and those that packages bring by now.
 */
export function createExtensionPoint<Entry>({
  name,
  own,
  keyOf,
  read,
}: ExtensionPointOptions<Entry>): EntriesOf<Entry> {
  // visitors load this: as little as will do
  let packages: ReadonlyMap<string, readonly Entry[]> = new Map()
  let all = own
  return {
    name,
    add(from, brought) {
      const next = new Map(packages).set(from, [brought].flat().map(read))
      const list = [own, ...next.values()].flat()
      const keys = list.map(keyOf)
      const twice = keys.find((key, index) => keys.indexOf(key) < index)
      if (twice !== undefined) throw new Error(`'${twice}' is there already`)
      packages = next
      all = list
    },
    keys: () => all.map(keyOf),
    list: () => all,
    get: (key) => all.find((entry) => keyOf(entry) === key),
  }
}

/** True for what may be the name of an extension point. */
export const isPointName = (name: string) => pointName.test(name)
