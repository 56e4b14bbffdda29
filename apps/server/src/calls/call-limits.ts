import { limitsOfCall, type CallDeclaration, type CallLimit } from '@sitewright/api-client/contract'
import { RefusedError, type CallContext } from '@sitewright/page-kit/server'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import type { Database, Writer } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { createError } from '../errors.ts'
import { networkOf } from '../text/visitor-name.ts'

/** The longest window: as long as the table keeps what it counts. */
const maxWindow: Seconds = 24 * 60 * 60

const forgetEvery: Seconds = 60 * 60

interface LimitedCall {
  key: string
  declaration: Pick<CallDeclaration, 'limit'>
}

type Caller = Pick<CallContext, 'who' | 'client'>

export interface CallLimits {
  /** Counts a call of a caller who may make it. @throws {RefusedError} 429 beyond one of its limits; it is not counted then. */
  take: (call: LimitedCall, caller: Caller) => Promise<void>
}

/** Counts limited calls in the database, for all servers of the site together; in the table that counts failed logins too. */
export function createCallLimits({ database, now }: { database: Database; now: () => Seconds }): CallLimits {
  let forgotten: Seconds = 0

  async function take(call: LimitedCall, caller: Caller): Promise<void> {
    const limits = limitsOfCall(call.declaration)
    if (limits.length === 0) return
    const counts = limits.map((limit, index) => ({ limit, key: keyOf(call.key, { limit, index, caller }) }))
    const time = now()
    // anyone who has had enough does not make the others wait for a write
    await assertRoomLeft(counts, time)
    await forgetOld(time)
    await database.write(async (tx) => {
      for (const count of counts) await countCall(tx, count, time)
    })
  }

  async function assertRoomLeft(counts: readonly Count[], time: Seconds): Promise<void> {
    const rows = await database.read
      .selectFrom('login_failures')
      .where(
        'key',
        'in',
        counts.map(({ key }) => key),
      )
      .selectAll()
      .execute()
    for (const { key, limit } of counts) {
      const row = rows.find((each) => each.key === key)
      const isOpen = row !== undefined && row.last_failure > time - limit.seconds && row.last_failure <= time
      if (isOpen && row.failures >= limit.count) throw refusalOf(limit, row.last_failure + limit.seconds - time)
    }
  }

  async function forgetOld(time: Seconds): Promise<void> {
    if (time - forgotten < forgetEvery) return
    forgotten = time
    await database.write((tx) =>
      tx
        .deleteFrom('login_failures')
        .where('last_failure', '<=', time - maxWindow)
        .where('key', 'like', 'call %')
        .execute(),
    )
  }

  return { take }
}

/** @throws {Error} where a declared limit cannot be counted. */
export function assertLimits({ key, declaration }: LimitedCall): void {
  for (const { count, seconds } of limitsOfCall(declaration))
    if (!(count >= 1 && seconds >= 1 && seconds <= maxWindow))
      throw new Error(`The limit of '${key}' needs a count of 1 or more, and from 1 to ${maxWindow} seconds`)
}

interface Count {
  limit: CallLimit
  key: string
}

/** A window begins with its first call; one that lies ahead is from before the clock was set back, and begins again. */
async function countCall(tx: Writer, { limit, key }: Count, time: Seconds): Promise<void> {
  const began = sql.ref<Seconds>('login_failures.last_failure')
  const isOpen = sql<boolean>`${began} > ${time - limit.seconds} and ${began} <= ${time}`
  const { failures, last_failure } = await tx
    .insertInto('login_failures')
    .values({ key, failures: 1, last_failure: time })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql<number>`case when ${isOpen} then ${sql.ref('login_failures.failures')} + 1 else 1 end`,
        last_failure: sql<Seconds>`case when ${isOpen} then ${began} else ${time} end`,
      }),
    )
    .returning(['failures', 'last_failure'])
    .executeTakeFirstOrThrow()
  // of calls made at the same moment the last ones find out only here; nothing of them is stored
  if (failures > limit.count) throw refusalOf(limit, last_failure + limit.seconds - time)
}

/** Without anything of who calls, as counts outlive a visit. */
function keyOf(key: string, { limit, index, caller }: { limit: CallLimit; index: number; caller: Caller }): string {
  const { account } = caller.who
  const counted =
    limit.per === 'account' && account ? `account ${account.id}` : `address ${networkOf(caller.client.address)}`
  return `call ${createHash('sha256').update([key, index, counted].join('\n')).digest('hex')}`
}

function refusalOf({ refusal }: CallLimit, retryAfter: Seconds): RefusedError {
  if (!refusal) return createError('tooManyAttempts', { retryAfter })
  return new RefusedError(429, refusal.error, { retryAfter }, refusal.code)
}
