import { sessionLife } from '../accounts/sessions.ts'
import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import type { Registry } from './registry.ts'

/** Adds what the database tells of the site. Servers that share one all say the same. */
export function addStoredMetrics(
  { lookUp }: Pick<Registry, 'lookUp'>,
  { database, now }: { database: Database; now: () => Seconds },
): void {
  const { read } = database

  lookUp({ name: 'sitewright_outbox_mails', help: 'Mails that were not delivered yet.', type: 'gauge' }, async () => {
    const rows = await read
      .selectFrom('outbox')
      .select(['state', (row) => row.fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute()
    const counts = { waiting: 0, failed: 0, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) }
    return Object.entries(counts).map(([state, value]) => ({ labels: { state }, value }))
  })

  lookUp(
    {
      name: 'sitewright_outbox_oldest_seconds',
      help: 'Age of the oldest mail that waits to be delivered; 0 without one.',
      type: 'gauge',
    },
    async () => {
      const row = await read
        .selectFrom('outbox')
        .where('state', '=', 'waiting')
        .select((mail) => mail.fn.min('created').as('created'))
        .executeTakeFirst()
      return row?.created ? Math.max(0, now() - row.created) : 0
    },
  )

  lookUp({ name: 'sitewright_sessions', help: 'Sessions that are not over.', type: 'gauge' }, async () => {
    const { count } = await read
      .selectFrom('sessions')
      .where('last_seen', '>', now() - sessionLife.idle)
      .where('created', '>', now() - sessionLife.longest)
      .select((session) => session.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count
  })
}
