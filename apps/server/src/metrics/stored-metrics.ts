import { Gauge, type Registry } from 'prom-client'
import { sessionLife } from '../accounts/sessions.ts'
import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'

export interface StoredMetricsOptions {
  database: Pick<Database, 'read'>
  now: () => Seconds
  /** Is told why one of them could not be read; it is left out then. */
  onError: (error: unknown) => void
}

/** Adds metrics from the database. They are the same on all servers that share it. */
export function addStoredMetrics(registry: Registry, { database: { read }, now, onError }: StoredMetricsOptions): void {
  /** A gauge that is read when somebody asks for the metrics. */
  function gauge<Label extends string>(
    family: { name: string; help: string; labelNames?: Label[] },
    set: (to: Gauge<Label>) => Promise<void>,
  ): void {
    registry.registerMetric(
      new Gauge({
        ...family,
        registers: [],
        async collect() {
          this.reset()
          await set(this).catch((error: unknown) => {
            // a number that is not known is not 0
            if (!family.labelNames) this.remove()
            onError(error)
          })
        },
      }),
    )
  }

  gauge(
    { name: 'sitewright_outbox_mails', help: 'Emails that were not delivered yet.', labelNames: ['state'] },
    async (mails) => {
      const rows = await read
        .selectFrom('outbox')
        .select(['state', (row) => row.fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute()
      for (const state of ['waiting', 'failed']) mails.set({ state }, 0)
      for (const { state, count } of rows) mails.set({ state }, count)
    },
  )

  gauge(
    {
      name: 'sitewright_outbox_oldest_seconds',
      help: 'Age of the oldest email that waits to be delivered; 0 without one.',
    },
    async (age) => {
      const row = await read
        .selectFrom('outbox')
        .where('state', '=', 'waiting')
        .select((mail) => mail.fn.min('created').as('created'))
        .executeTakeFirst()
      age.set(row?.created ? Math.max(0, now() - row.created) : 0)
    },
  )

  gauge({ name: 'sitewright_sessions', help: 'Sessions that have not ended.' }, async (sessions) => {
    const { count } = await read
      .selectFrom('sessions')
      .where('last_seen', '>', now() - sessionLife.idle)
      .where('created', '>', now() - sessionLife.longest)
      .select((session) => session.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    sessions.set(count)
  })
}
