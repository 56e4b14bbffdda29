import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { leadDatabase, shareDatabase } from './database-lock.ts'
import type { Database, Writer } from './database.ts'
import { hearNotifications, type Hearing } from './hear-notifications.ts'

const channel = 'sitewright_changes'

/** Tells everything that keeps a copy of what visitors see that it is out of date, on every machine of the site. */
export interface Changes {
  /** Grows with every change; a copy made under an older number is stale. */
  version: () => number
  /** Does the work as one transaction; the change is announced once it holds. */
  write: <Result>(work: (tx: Writer) => Promise<Result>) => Promise<Result>
  onChange: (listener: () => void) => void
  /** Starts to hear of the other machines' changes. @throws {StartError} while a command has the database for itself. */
  listen: () => Promise<void>
  /** True on one of the servers that run on the database, as long as it does: what is to be done once is done there. */
  leads: () => Promise<boolean>
  close: () => Promise<void>
}

export interface ChangesOptions {
  database: Database
  databaseUrl?: string | undefined
  onError: (error: unknown) => void
}

/** Milliseconds before the connection that hears of changes is tried again. */
const reconnectAfter = 1000

export function createChanges({ database, databaseUrl, onError }: ChangesOptions): Changes {
  const listeners: (() => void)[] = []
  /** The writes of this server whose notification has not come back yet. */
  const own = new Set<string>()
  let version = 0
  let hearing: Hearing | undefined
  let closed = false

  function announce(): void {
    version++
    for (const listener of listeners) listener()
  }

  async function write<Result>(work: (tx: Writer) => Promise<Result>): Promise<Result> {
    const id = hearing ? randomUUID() : ''
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
      // heard of already: it holds, and only the answer was lost
      if (id && !own.delete(id)) announce()
      throw error
    }
  }

  /** What this server wrote it announces itself once it holds. */
  function hear(id: string): void {
    if (!own.delete(id)) announce()
  }

  async function listen(): Promise<void> {
    if (!databaseUrl || closed) return
    const found = await hearNotifications({ databaseUrl, channel, onNotification: hear })
    try {
      await shareDatabase(found.client)
    } catch (error) {
      await found.close()
      throw error
    }
    if (closed) return found.close()
    hearing = found
    void found.lost.then(lost)
    // changes may have been missed before
    announce()
  }

  function lost(error: unknown): void {
    hearing = undefined
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
    onChange: (listener) => void listeners.push(listener),
    listen,
    leads: async () => databaseUrl === undefined || (hearing !== undefined && leadDatabase(hearing.client)),
    async close() {
      closed = true
      await hearing?.close()
    },
  }
}

/** Others may change what can be read although their changes cannot be heard: nothing is kept for long then. */
async function answers({ read }: Database): Promise<boolean> {
  const asked = read.selectNoFrom((is) => is.lit(1).as('one')).execute()
  return asked.then(
    () => true,
    () => false,
  )
}

/** A value that is made anew when it is asked for after a change. Many who ask at once share one making. */
export function rememberUntilChange<Value>(changes: Changes, make: () => Promise<Value>): () => Promise<Value> {
  let kept: { version: number; value: Promise<Value> } | undefined
  return () => {
    const version = changes.version()
    if (kept?.version === version) return kept.value
    const value = make()
    kept = { version, value }
    value.catch(() => {
      if (kept?.value === value) kept = undefined
    })
    return value
  }
}
