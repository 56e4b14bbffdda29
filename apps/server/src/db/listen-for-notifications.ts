import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'

/** Milliseconds. */
const times = {
  connecting: 2000,
  /** Between two checks of the connection, which may break unnoticed; each proves that nothing was missed until then. */
  check: 300,
  /** How long a query may take. */
  query: 2000,
}

export interface NotificationListener {
  client: Client
  /**
   * Until when every notification has arrived that was sent since listening began, by the given clock. PostgreSQL answers in
   * order: what was sent before a question comes before its answer, so it is the time of the question that counts. The
   * answer may have waited for a server that stood still, and what was sent meanwhile may still be on its way.
   */
  heardUntil: () => number
  /** Resolves with the reason when the connection is lost, but not when it is closed. */
  lost: Promise<unknown>
  close: () => Promise<void>
}

export interface ListenOptions {
  databaseUrl: string
  /** What is told of the notifications of each channel. */
  channels: Readonly<Record<string, (payload: string) => void>>
  /** Milliseconds of a clock that nobody sets. */
  now: () => number
}

/** Listens to channels of PostgreSQL, on a connection of its own. @throws when the database cannot be reached. */
export async function listenForNotifications(options: ListenOptions): Promise<NotificationListener> {
  const { databaseUrl, channels, now } = options
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'sitewright changes',
    connectionTimeoutMillis: times.connecting,
    query_timeout: times.query,
    keepAlive: true,
  })
  const closed = new AbortController()
  const { promise: lost, resolve: reportLost } = Promise.withResolvers<unknown>()
  let heardUntil = now()

  /** Errors of closing do not matter: the database may be gone. */
  async function close(): Promise<void> {
    closed.abort()
    await client.end().catch(() => {})
  }

  function fail(error: unknown): void {
    if (closed.signal.aborted) return
    void close()
    reportLost(error)
  }

  async function checkConnection(): Promise<void> {
    while (!closed.signal.aborted) {
      await sleep(times.check, undefined, { ref: false })
      if (closed.signal.aborted) return
      const asked = now()
      await client.query('select 1')
      heardUntil = asked
    }
  }

  client.on('notification', ({ channel, payload = '' }) => channels[channel]?.(payload))
  client.on('error', fail)
  try {
    await client.connect()
    for (const channel of Object.keys(channels)) await client.query(`listen ${channel}`)
  } catch (error) {
    await close()
    throw error
  }
  checkConnection().catch(fail)
  return { client, heardUntil: () => heardUntil, lost, close }
}
