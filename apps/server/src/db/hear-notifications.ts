import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'

/** Milliseconds. */
const times = {
  connecting: 2000,
  /** Between two questions whether the other side is still there: a connection may die without a word. */
  beat: 1000,
  /** How long the answer may take. */
  answer: 2000,
}

export interface Hearing {
  client: Client
  /** Resolves with the reason when nothing is heard any more, unless it was closed. */
  lost: Promise<unknown>
  close: () => Promise<void>
}

export interface HearOptions {
  databaseUrl: string
  channel: string
  onNotification: (payload: string) => void
}

/** Hears on a connection of its own what is notified on a channel of a PostgreSQL. @throws when it cannot be reached. */
export async function hearNotifications(options: HearOptions): Promise<Hearing> {
  const { databaseUrl, channel, onNotification } = options
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'sitewright changes',
    connectionTimeoutMillis: times.connecting,
    query_timeout: times.answer,
    keepAlive: true,
  })
  const over = new AbortController()
  const { promise: lost, resolve: tell } = Promise.withResolvers<unknown>()

  /** The other side may be gone, and then there is nobody to say goodbye to. */
  async function hangUp(): Promise<void> {
    over.abort()
    await client.end().catch(() => {})
  }

  function lose(error: unknown): void {
    if (over.signal.aborted) return
    void hangUp()
    tell(error)
  }

  async function feelPulse(): Promise<void> {
    while (!over.signal.aborted) {
      await sleep(times.beat, undefined, { ref: false })
      if (!over.signal.aborted) await client.query('select 1')
    }
  }

  client.on('notification', ({ payload = '' }) => onNotification(payload))
  client.on('error', lose)
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
  } catch (error) {
    await hangUp()
    throw error
  }
  feelPulse().catch(lose)
  return { client, lost, close: hangUp }
}
