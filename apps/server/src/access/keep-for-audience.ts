import type { Identity } from '@sitewright/page-kit/server'
import type { Changes } from '../db/changes.ts'
import type { Seconds } from '../db/schema.ts'
import type { Topic } from '../db/topics.ts'

const audiences = new WeakMap<Identity, string>()

/** What somebody may do, by which all who may do the same are shown the same. */
export function audienceOf(who: Identity): string {
  const known = audiences.get(who)
  if (known !== undefined) return known
  const audience = JSON.stringify([[...who.permissions].sort(), [...who.roles].sort((a, b) => a - b)])
  audiences.set(who, audience)
  return audience
}

/** Seconds since 1970, or ±Infinity. */
export interface Span {
  since: Seconds
  until: Seconds
}

export interface KeepForAudienceOptions<Value> {
  changes: Changes
  now: () => Seconds
  /** The time around now in which no page appears or disappears by itself. */
  publicationSpan: () => Promise<Span>
  /** What a value is made of. */
  needs: readonly Topic[]
  /** Looks at nothing of a person but what they may do. */
  make: (who: Identity) => Promise<Value>
}

/** The maximum number of audiences for which a value is kept, and of the characters of all values as JSON. */
const cacheLimits = { audiences: 100, characters: 16 * 1024 * 1024 }

/** Makes a value once for all who may do the same, until something changes of it. Nobody may change the value. */
export function keepForAudience<Value>(options: KeepForAudienceOptions<Value>): (who: Identity) => Promise<Value> {
  const { changes, now, publicationSpan, needs, make } = options
  const kept = new Map<string, Span & { version: number; value: Promise<Value>; size: number }>()
  let characters = 0

  function forget(audience: string): void {
    characters -= kept.get(audience)?.size ?? 0
    kept.delete(audience)
  }

  /** Those made first go first; the one that was just made stays. */
  function makeRoom(): void {
    for (const oldest of kept.keys()) {
      if (kept.size <= 1 || (kept.size <= cacheLimits.audiences && characters <= cacheLimits.characters)) return
      forget(oldest)
    }
  }

  return async (who) => {
    const audience = audienceOf(who)
    const version = changes.version(needs)
    const time = now()
    const known = kept.get(audience)
    if (known?.version === version && known.since <= time && time < known.until) return known.value
    const span = await publicationSpan()
    const value = make(who)
    forget(audience)
    const entry = { ...span, version, value, size: 0 }
    kept.set(audience, entry)
    makeRoom()
    value.then(
      (made) => {
        if (kept.get(audience) !== entry) return
        entry.size = JSON.stringify(made).length
        characters += entry.size
        makeRoom()
      },
      () => {
        if (kept.get(audience) === entry) forget(audience)
      },
    )
    return value
  }
}
