import type { EventHandlers, PageKindServices, SiteEventName } from '@sitewright/page-kit/server'
import type { FastifyBaseLogger } from 'fastify'
import type { Selectable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema, Seconds } from '../db/schema.ts'
import { createBackgroundWork } from '../http/background-work.ts'
import type { KindEvents } from './kind-events.ts'
import type { ServicesForKind } from './kind-services.ts'
import type { PageKinds } from './page-kinds.ts'
import type { InSiteLanguage } from '../settings/site-language.ts'
import { createKindWork, type KindWork } from './kind-work.ts'

/** How long a delivery may take; afterwards it is taken to have failed. */
const answerTimeout: Seconds = 5 * 60

/** After a delivery that ought to have been given up: its server has died. */
const lease: Seconds = answerTimeout + 60

const hour = 60 * 60

/** Pauses after deliveries that failed; after the last one the event is given up. */
const pauses: readonly Seconds[] = [10, 60, 600, hour, 6 * hour, 12 * hour, 24 * hour]

/** How often it is looked for what another server of the site could not deliver. */
const pollInterval: Seconds = 30

/** Before a database that failed is asked again. */
const retryAfter: Seconds = 5

/** Events of a kind that is not installed any more are forgotten after these. */
const keptFor: Seconds = 30 * 24 * hour

export interface EventDeliveryOptions {
  database: Database
  kinds: PageKinds
  forKind: ServicesForKind
  events: Pick<KindEvents, 'onRecorded'>
  inSiteLanguage: InSiteLanguage
  now: () => Seconds
  log: FastifyBaseLogger
  onFailed: KindWork['onFailed']
}

export interface EventDeliverer {
  start: () => void
  /** Delivers all that is due. */
  run: () => Promise<void>
  /** Forgets what nobody will ever be told. */
  sweep: () => Promise<void>
  close: () => Promise<void>
}

type Waiting = Selectable<Schema['kind_events']>

/** Tells page kinds what has happened: each kind one event after the other, none of them waiting for another kind. */
export function createEventDelivery(options: EventDeliveryOptions): EventDeliverer {
  const { database, kinds, forKind, events, now, log } = options
  const work = createKindWork({ ...options, longest: answerTimeout * 1000 })
  let isStarted = false
  const listening = [...kinds].flatMap(([kind, server]) => (server.events ? [{ kind, handlers: server.events }] : []))
  const onError = (err: unknown) => log.error({ err }, 'the events for page kinds could not be read')
  const background = createBackgroundWork({ work: deliverDue, after: 0, retryAfter, onError })
  events.onRecorded(() => isStarted && background.wake())

  /** @returns seconds until the next one is due. */
  async function deliverDue(): Promise<Seconds | undefined> {
    if (listening.length === 0) return undefined
    await Promise.all(listening.map(deliverTo))
    const next = await database.read
      .selectFrom('kind_events')
      .where(
        'kind',
        'in',
        listening.map(({ kind }) => kind),
      )
      .orderBy('due')
      .limit(1)
      .select('due')
      .executeTakeFirst()
    const pause = next && Math.max(next.due - now(), 1)
    return database.engine === 'sqlite' ? pause : Math.min(pause ?? pollInterval, pollInterval)
  }

  async function deliverTo({ kind, handlers }: { kind: string; handlers: EventHandlers }): Promise<void> {
    while (!work.isClosed()) {
      const event = await claim(kind)
      if (!event) return
      const outcome = await work.attempt({ kind, what: event.name }, (signal) => hand(handlers, event, signal))
      await settle(event, outcome)
    }
  }

  async function hand(handlers: EventHandlers, { id, kind, ...event }: Waiting, signal: AbortSignal): Promise<void> {
    const handler = handlers[event.name as SiteEventName] as Handler | undefined
    const delivery = { id, time: event.time * 1000, attempt: event.attempts, signal }
    await handler?.(forKind(kind), JSON.parse(event.facts), delivery)
  }

  /** No other server is given it before the lease ends. */
  function claim(kind: string): Promise<Waiting | undefined> {
    const time = now()
    return database.write((tx) =>
      tx
        .updateTable('kind_events')
        .set((is) => ({ due: time + lease, attempts: is('attempts', '+', 1) }))
        .where('id', '=', (of) =>
          of
            .selectFrom('kind_events')
            .where('kind', '=', kind)
            .where('due', '<=', time)
            .orderBy('id')
            .limit(1)
            .select('id')
            .$if(database.engine === 'postgres', (query) => query.forUpdate().skipLocked()),
        )
        .returningAll()
        .executeTakeFirst(),
    )
  }

  async function settle({ id, kind, name, attempts }: Waiting, outcome: 'done' | 'failed' | 'stopped'): Promise<void> {
    const pause = outcome === 'stopped' ? 0 : pauses[attempts - 1]
    await database.write(async (tx) => {
      if (outcome === 'done' || pause === undefined) await tx.deleteFrom('kind_events').where('id', '=', id).execute()
      else
        await tx
          .updateTable('kind_events')
          .set({ due: now() + pause })
          .where('id', '=', id)
          .execute()
    })
    if (outcome === 'failed' && pause === undefined) log.error({ kind, event: name }, 'an event was given up')
  }

  return {
    start() {
      isStarted = true
      background.wake()
    },
    run: background.run,
    async sweep() {
      const before = now() - keptFor
      await database.write((tx) => tx.deleteFrom('kind_events').where('time', '<', before).execute())
    },
    async close() {
      work.close()
      await background.close()
    },
  }
}

type Handler = (services: PageKindServices, event: unknown, delivery: object) => Promise<void>
