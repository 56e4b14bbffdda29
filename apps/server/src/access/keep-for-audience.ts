import type { Identity } from '@sitewright/page-kit/server'
import { LRUCache } from 'lru-cache'
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

/** The maximum number of audiences for which a value is kept. */
const maxAudiences = 100

/** The maximum number of characters of all values as JSON. One that is longer is kept alone. */
const maxCharacters = 16 * 1024 * 1024

/** Makes a value once for all who may do the same, until something changes of it. Nobody may change the value. */
export function keepForAudience<Value>(options: KeepForAudienceOptions<Value>): (who: Identity) => Promise<Value> {
  const { changes, now, publicationSpan, needs, make } = options
  const kept = new LRUCache<string, Span & { version: number; value: Promise<Value> }>({
    max: maxAudiences,
    maxSize: maxCharacters,
  })

  return async (who) => {
    const audience = audienceOf(who)
    const version = changes.version(needs)
    const time = now()
    const known = kept.get(audience)
    if (known?.version === version && known.since <= time && time < known.until) return known.value
    const span = await publicationSpan()
    const value = make(who)
    const entry = { ...span, version, value }
    kept.set(audience, entry, { size: 1 })
    value.then(
      (made) => {
        if (kept.peek(audience) !== entry) return
        // a copy: the size of what is there already stays as it is
        kept.set(audience, { ...entry }, { size: Math.min(JSON.stringify(made).length, maxCharacters) })
      },
      () => {
        if (kept.peek(audience) === entry) kept.delete(audience)
      },
    )
    return value
  }
}
