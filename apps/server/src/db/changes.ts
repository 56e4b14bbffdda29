import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { createChangeLog } from './change-log.ts'
import { tryToLead, shareDatabase } from './database-lock.ts'
import type { Database, Writer } from './database.ts'
import { listenForNotifications, type NotificationListener } from './listen-for-notifications.ts'
import { createSubscriptions } from './subscriptions.ts'
import { readTouched, seenOf, writeTouched, type Needs, type Topic, type Touched } from './topics.ts'
import { watchStandstill, type StandstillWatch } from './watch-standstill.ts'

const channel = 'sitewright_changes'
const notesChannel = 'sitewright_notes'

/**
 * Says that the change touches this, and nothing that nobody says; with nothing, that visitors see no difference. Of a
 * change about which nothing is said everything may be different.
 */
export type Touch = (...topics: Topic[]) => void

export interface ChangeOptions {
  /**
   * Asked in the transaction, once the work is done. False for a change that no page shows, whatever it is made of: nobody is
   * told of it, and also what is made of everything stays cached.
   */
  isAnnounced?: () => boolean
  /** The page kind that writes, into its own tables alone. */
  kind?: string
}

/** Tells every cache of what visitors see that it is out of date, on every machine of the site. */
export interface Changes {
  /** Grows with every change that touches any of this; a copy made under an older number is stale. @default everything */
  version: (needs?: Needs) => number
  /** Does the work as one transaction; the change is announced once it is committed. */
  write: <Result>(work: (tx: Writer, touch: Touch) => Promise<Result>, options?: ChangeOptions) => Promise<Result>
  /**
   * Has a listener called after each change that touches any of this, whichever server made it, once it can be read; also
   * where changes may have been missed. It is not told what changed, and must not take long. @returns what ends it.
   */
  subscribe: (needs: Needs, listener: () => void) => () => void
  /**
   * True while it is known that this server has heard of all that others changed more than a second ago. It costs a look at
   * the clock. On SQLite there are no others.
   */
  hearsOthers: () => boolean
  /** Starts to listen for the other machines' changes. @throws {StartError} while a command has the database for itself. */
  listen: () => Promise<void>
  /** True on one of the servers that run on the database, for as long as it runs: it does what only one server is to do. */
  leads: () => Promise<boolean>
  /**
   * Tells the other servers of the site something that is stored nowhere, in 7000 bytes at most; those that cannot be
   * reached at the moment never hear of it. It comes back to this server too. On SQLite there are none.
   */
  tell: (note: string) => Promise<void>
  /** Listens to what servers tell. */
  hear: (listener: (note: string) => void) => void
  close: () => Promise<void>
}

export interface ChangesOptions {
  database: Database
  databaseUrl?: string | undefined
  onError: (error: unknown) => void
  /** Takes part in the transaction of each change that visitors may see. */
  record?: ((tx: Writer, touched: Touched) => Promise<void>) | undefined
  /** Milliseconds of a clock that nobody sets; tests have one of their own. */
  now?: () => number
}

/**
 * Milliseconds before the connection that listens for changes is tried again: sooner while the whole database is away, so
 * that all is well soon after it is back. Where it answers and has no connection left, each time clears every cache.
 */
const reconnectAfter = { away: 200, full: 500 }

/** Milliseconds by which a server may be late to hear of another one's change. */
const maxDelay = 1000

export function createChanges(options: ChangesOptions): Changes {
  const { database, databaseUrl, onError, record, now = () => performance.now() } = options
  const log = createChangeLog<Topic>()
  const subscriptions = createSubscriptions(onError)
  /** The writes of this server whose notification has not come back yet. */
  const own = new Set<string>()
  let listener: NotificationListener | undefined
  let standstill: StandstillWatch | undefined
  let closed = false
  const ears: ((note: string) => void)[] = []

  function touch(touched: Touched): void {
    const seen = seenOf(touched)
    if (seen) log.touch(seen)
    subscriptions.tell(touched)
  }

  async function write<Result>(
    work: (tx: Writer, touch: Touch) => Promise<Result>,
    { isAnnounced = () => true }: ChangeOptions = {},
  ): Promise<Result> {
    const heardBy = listener
    const id = heardBy ? randomUUID() : ''
    let touched: Touched = 'everything'
    /** The work is done, and somebody is to hear of it. */
    let isDone = false
    let isQuiet = false
    if (id) own.add(id)
    try {
      const result = await database.write(async (tx) => {
        const topics = new Set<Topic>()
        const value = await work(tx, (...more) => {
          touched = topics
          for (const topic of more) topics.add(topic)
        })
        isQuiet = !isAnnounced()
        if (isQuiet) return value
        const seen = seenOf(touched)
        if (seen) await record?.(tx, seen)
        isDone = true
        if (database.engine === 'postgres')
          await sql`select pg_notify(${channel}, ${`${id} ${writeTouched(touched)}`})`.execute(tx)
        return value
      })
      if (isQuiet) own.delete(id)
      else touch(touched)
      return result
    } catch (error) {
      // It may be committed: notified already, and only the answer was lost, or not known to be on the disk. Where the
      // connection that hears is gone too, visitors need what is cached, and the next connection touches everything.
      const isNotified = id !== '' && !own.delete(id)
      if (isDone && (id === '' || (isNotified && listener === heardBy))) touch(touched)
      throw error
    }
  }

  /** This server announces its own writes itself, once they are committed. */
  function notified(payload: string): void {
    const [id = ''] = payload.split(' ', 1)
    if (!own.delete(id)) touch(readTouched(payload.slice(id.length)))
  }

  async function listen(): Promise<void> {
    if (!databaseUrl || closed) return
    const found = await listenForNotifications({
      databaseUrl,
      now,
      channels: {
        [channel]: notified,
        [notesChannel]: (note) => {
          for (const hear of ears) hear(note)
        },
      },
    })
    try {
      await shareDatabase(found.client)
    } catch (error) {
      await found.close()
      throw error
    }
    if (closed) return found.close()
    listener = found
    standstill ??= watchStandstill({ longest: maxDelay, onStandstill: () => touch('everything'), now })
    void found.lost.then(lost)
    // changes may have been missed before
    touch('everything')
  }

  function lost(error: unknown): void {
    listener = undefined
    own.clear()
    onError(error)
    void relisten()
  }

  /** The same reason is told once, however long it lasts. */
  async function relisten(told = ''): Promise<void> {
    try {
      await listen()
    } catch (error) {
      const reason = String(error)
      if (reason !== told) onError(error)
      const isThere = await answers(database)
      if (isThere) touch('everything')
      setTimeout(() => void relisten(reason), isThere ? reconnectAfter.full : reconnectAfter.away).unref()
    }
  }

  return {
    version(needs = 'everything') {
      // what is answered from memory is asked for here, perhaps before the notifications of a standstill are read
      standstill?.look()
      return log.version(needs)
    },
    write,
    subscribe: subscriptions.add,
    hearsOthers: () => databaseUrl === undefined || (listener?.heardUntil() ?? -Infinity) >= now() - maxDelay,
    listen,
    leads: async () => databaseUrl === undefined || (listener !== undefined && tryToLead(listener.client)),
    async tell(note) {
      if (database.engine === 'postgres') await sql`select pg_notify(${notesChannel}, ${note})`.execute(database.read)
    },
    hear: (ear) => void ears.push(ear),
    async close() {
      closed = true
      standstill?.stop()
      standstill = undefined
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

/** Caches a value until anything changes that it is made of. Callers at the same time share one reading. */
export function cacheUntilChange<Value>(
  changes: Changes,
  needs: Needs,
  make: () => Promise<Value>,
): () => Promise<Value> {
  let cached: { version: number; value: Promise<Value> } | undefined
  return () => {
    const version = changes.version(needs)
    if (cached?.version === version) return cached.value
    const value = make()
    cached = { version, value }
    value.catch(() => {
      if (cached?.value === value) cached = undefined
    })
    return value
  }
}
