/** What one change touched: `everything` where that is not known. */
export type Named<Name extends string> = 'everything' | ReadonlySet<Name>

/** What a copy was made of; what is made of `everything` is out of date after any change. */
export type Needed<Name extends string> = 'everything' | readonly Name[]

/** The maximum number of names whose last change is remembered one by one. */
const maxRemembered = 10_000

/** Numbers the changes, and remembers when each name was touched last. */
export interface ChangeLog<Name extends string> {
  touch: (touched: Named<Name>) => void
  /** The number of the last change that touched any of it. */
  version: (needs: Needed<Name>) => number
}

export function createChangeLog<Name extends string>(): ChangeLog<Name> {
  const last = new Map<Name, number>()
  let version = 0
  let everything = 0

  return {
    touch(touched) {
      version += 1
      if (touched === 'everything' || last.size + touched.size > maxRemembered) {
        last.clear()
        everything = version
      } else for (const name of touched) last.set(name, version)
    },
    version(needs) {
      if (needs === 'everything') return version
      let latest = everything
      for (const name of needs) latest = Math.max(latest, last.get(name) ?? 0)
      return latest
    },
  }
}
