import type { Span } from '../access/keep-for-audience.ts'
import type { Changes } from '../db/changes.ts'
import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'

export interface PublicationSpanOptions {
  database: Database
  changes: Changes
  now: () => Seconds
}

/** Tells the time around now in which no page appears or disappears by itself: from `since` on, until before `until`. */
export function createPublicationSpan({ database, changes, now }: PublicationSpanOptions): () => Promise<Span> {
  let known: { version: number; span: Span } | undefined

  return async () => {
    const time = now()
    const version = changes.version(['pages'])
    if (known?.version === version && known.span.since <= time && time < known.span.until) return known.span
    const span = await readSpan(database, time)
    known = { version, span }
    return span
  }
}

async function readSpan({ read }: Database, time: Seconds): Promise<Span> {
  const pages = read.selectFrom('pages')
  const nearest = async (column: 'pub_start' | 'pub_end') => {
    const before = pages.where(column, '<=', time).select((of) => of.fn.max(column).as('at'))
    const after = pages.where(column, '>', time).select((of) => of.fn.min(column).as('at'))
    return Promise.all([before.executeTakeFirst(), after.executeTakeFirst()])
  }
  const found = await Promise.all([nearest('pub_start'), nearest('pub_end')])
  return {
    since: Math.max(...found.map(([before]) => before?.at ?? -Infinity)),
    until: Math.min(...found.map(([, after]) => after?.at ?? Infinity)),
  }
}
