import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database, Writer } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import {
  day,
  hashOf,
  knownKey,
  limitsOf,
  pauseAfter,
  perEmail,
  visitorKey,
  type Limit,
  type LoginAttempt,
} from './attempt-limits.ts'

/** How long the address of a successful login is remembered. */
const knownFor: Seconds = 30 * day

const forgetEvery: Seconds = 60 * 60

export interface LoginLimits {
  /**
   * Seconds until an attempt is heard again after failed ones; 0: now. One that comes sooner is answered as rejected,
   * whatever the password.
   */
  wait: (attempt: LoginAttempt) => Promise<Seconds>
  /**
   * @param heard false if the attempt came too soon, so that its password was not looked at. It then counts against the
   *   visitor only: somebody who just hammers may not keep the owner waiting.
   */
  failed: (attempt: LoginAttempt, options: { heard: boolean }) => Promise<void>
  /** Forgives this visitor, and remembers the address as one that the owner comes from. */
  succeeded: (tx: Writer, attempt: LoginAttempt) => Promise<void>
  /** Forgives every visitor: the email's owner has a new password. */
  forgive: (tx: Writer, emailKey: string) => Promise<void>
}

/** Counts failed logins in the database, so that a restart does not forget them. */
export function createLoginLimits({ database, now }: { database: Database; now: () => Seconds }): LoginLimits {
  let forgotten: Seconds = 0

  async function wait(attempt: LoginAttempt): Promise<Seconds> {
    const time = now()
    const limits = limitsOf(attempt, await isKnown(database.read, attempt))
    const rows = await database.read
      .selectFrom('login_failures')
      .where('key', 'in', [...limits.keys()])
      .selectAll()
      .execute()
    // a failure that lies ahead is from before the clock was set back: nobody waits until it is as late again
    const past = rows.filter((row) => row.last_failure <= time)
    const waits = past.map((row) => row.last_failure + pauseAfter(row.failures, limits.get(row.key) as Limit) - time)
    return Math.max(0, ...waits)
  }

  async function failed(attempt: LoginAttempt, { heard }: { heard: boolean }): Promise<void> {
    const time = now()
    await forgetOld(time)
    await database.write(async (tx) => {
      for (const [key, limit] of limitsOf(attempt, await isKnown(tx, attempt)))
        if (heard || limit !== perEmail) await countFailure(tx, { key, limit, time })
    })
  }

  /** Now and then, in a transaction of its own: failures of others are not to wait for it. */
  async function forgetOld(time: Seconds): Promise<void> {
    if (time - forgotten < forgetEvery) return
    forgotten = time
    await database.write((tx) => purge(tx, time))
  }

  /** An address that the owner came from before has a count of its own, so that strangers cannot keep the owner out. */
  async function isKnown(db: Pick<Database['read'], 'selectFrom'>, attempt: LoginAttempt): Promise<boolean> {
    const row = await db
      .selectFrom('login_failures')
      .where('key', '=', knownKey(attempt))
      .where('last_failure', '>', now() - knownFor)
      .select('key')
      .executeTakeFirst()
    return row !== undefined
  }

  async function succeeded(tx: Writer, attempt: LoginAttempt): Promise<void> {
    await tx.deleteFrom('login_failures').where('key', '=', visitorKey(attempt)).execute()
    await tx
      .insertInto('login_failures')
      .values({ key: knownKey(attempt), failures: 0, last_failure: now() })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ last_failure: now() }))
      .execute()
  }

  async function forgive(tx: Writer, emailKey: string): Promise<void> {
    const name = hashOf(emailKey)
    const startsWith = (text: string) => beginning(database.engine, text)
    await tx
      .deleteFrom('login_failures')
      .where((is) =>
        is.or([is('key', '=', `email ${name}`), startsWith(`email ${name} `), startsWith(`account ${name} `)]),
      )
      .execute()
  }

  return { wait, failed, succeeded, forgive }
}

/** The condition that a key begins with some text without wildcards, as the database can look for it in an index. */
function beginning(engine: Database['engine'], text: string): RawBuilder<SqlBool> {
  if (engine === 'postgres') return sql`login_failures.key like ${`${text}%`}`
  const last = text.length - 1
  const after = text.slice(0, last) + String.fromCodePoint(text.charCodeAt(last) + 1)
  return sql`(login_failures.key >= ${text} and login_failures.key < ${after})`
}

/** The longest memory of all failures is a day's; addresses stay longer. */
async function purge(tx: Writer, time: Seconds): Promise<void> {
  await tx
    .deleteFrom('login_failures')
    .where('last_failure', '<=', time - day)
    .where('key', 'not like', 'known %')
    .execute()
  await tx
    .deleteFrom('login_failures')
    .where('last_failure', '<=', time - knownFor)
    .execute()
}

async function countFailure(tx: Writer, { key, limit, time }: { key: string; limit: Limit; time: Seconds }) {
  await tx
    .deleteFrom('login_failures')
    .where('key', '=', key)
    .where('last_failure', '<=', time - limit.memory)
    .execute()
  await tx
    .insertInto('login_failures')
    .values({ key, failures: 1, last_failure: time })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ failures: oneMore(limit, time), last_failure: time }),
    )
    .execute()
}

/** One more than before, less what time has forgiven. */
function oneMore({ forgives }: Limit, time: Seconds): RawBuilder<number> {
  const failures = sql.ref('login_failures.failures')
  if (forgives === undefined) return sql`${failures} + 1`
  const forgiven = sql`cast((${time} - ${sql.ref('login_failures.last_failure')}) / ${forgives} as integer)`
  return sql`case when ${time} < ${sql.ref('login_failures.last_failure')} then ${failures} + 1
    when ${failures} > ${forgiven} then ${failures} - ${forgiven} + 1 else 1 end`
}
