import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { tryToLead, shareDatabase } from './database-lock.ts'
import type { Database, Writer } from './database.ts'
import { listenForNotifications, type NotificationListener } from './listen-for-notifications.ts'

const channel = 'sitewright_changes'

/** Tells every cache of what visitors see that it is out of date, on every machine of the site. */
export interface Changes {
  /** Grows with every change; a copy made under an older number is stale. */
  version: () => number
  /** Does the work as one transaction; the change is announced once it is committed. */
  write: <Result>(work: (tx: Writer) => Promise<Result>) => Promise<Result>
  onChange: (listener: () => void) => void
  /** Starts to listen for the other machines' changes. @throws {StartError} while a command has the database for itself. */
  listen: () => Promise<void>
  /** True on one of the servers that run on the database, for as long as it runs: it does what only one server is to do. */
  leads: () => Promise<boolean>
  close: () => Promise<void>
}

export interface ChangesOptions {
  database: Database
  databaseUrl?: string | undefined
  onError: (error: unknown) => void
}

/** Milliseconds before the connection that listens for changes is tried again. */
const reconnectAfter = 1000

export function createChanges({ database, databaseUrl, onError }: ChangesOptions): Changes {
  const listeners: (() => void)[] = []
  /** The writes of this server whose notification has not come back yet. */
  const own = new Set<string>()
  let version = 0
  let listener: NotificationListener | undefined
  let closed = false

  function announce(): void {
    version++
    for (const tell of listeners) tell()
  }

  async function write<Result>(work: (tx: Writer) => Promise<Result>): Promise<Result> {
    const id = listener ? randomUUID() : ''
    if (id) own.add(id)
    try {
      const result = await database.write(async (tx) => {
        const value = await work(tx)
        if (database.engine === 'postgres') await sql`select pg_notify(${channel}, ${id})`.execute(tx)
        return value
      })
      announce()
      return result
    } catch (error) {
      // notified already: it is committed, and only the answer was lost
      if (id && !own.delete(id)) announce()
      throw error
    }
  }

  /** This server announces its own writes itself, once they are committed. */
  function notified(id: string): void {
    if (!own.delete(id)) announce()
  }

  async function listen(): Promise<void> {
    if (!databaseUrl || closed) return
    const found = await listenForNotifications({ databaseUrl, channel, onNotification: notified })
    try {
      await shareDatabase(found.client)
    } catch (error) {
      await found.close()
      throw error
    }
    if (closed) return found.close()
    listener = found
    void found.lost.then(lost)
    // changes may have been missed before
    announce()
  }

  function lost(error: unknown): void {
    listener = undefined
    own.clear()
    onError(error)
    void relisten()
  }

  async function relisten(): Promise<void> {
    try {
      await listen()
    } catch (error) {
      onError(error)
      if (await answers(database)) announce()
      setTimeout(() => void relisten(), reconnectAfter).unref()
    }
  }

  return {
    version: () => version,
    write,
    onChange: (added) => void listeners.push(added),
    listen,
    leads: async () => databaseUrl === undefined || (listener !== undefined && tryToLead(listener.client)),
    async close() {
      closed = true
      await listener?.close()
    },
  }
}

/** Others may change what can be read while their notifications do not arrive: nothing is cached for long then. */
async function answers({ read }: Database): Promise<boolean> {
  const asked = read.selectNoFrom((is) => is.lit(1).as('one')).execute()
  return asked.then(
    () => true,
    () => false,
  )
}

/** Caches a value until the next change. Callers at the same time share one reading. */
export function cacheUntilChange<Value>(changes: Changes, make: () => Promise<Value>): () => Promise<Value> {
  let cached: { version: number; value: Promise<Value> } | undefined
  return () => {
    const version = changes.version()
    if (cached?.version === version) return cached.value
    const value = make()
    cached = { version, value }
    value.catch(() => {
      if (cached?.value === value) cached = undefined
    })
    return value
  }
}
