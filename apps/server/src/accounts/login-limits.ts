import { createHash } from 'node:crypto'
import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'

/** After `free` failures each further one doubles the wait, from 1 second to `longest`; a quiet `memory` forgets them. */
interface Limit {
  free: number
  longest: Seconds
  memory: Seconds
}

const perAccount: Limit = { free: 5, longest: 300, memory: 24 * 60 * 60 }
const perAddress: Limit = { free: 50, longest: 300, memory: 10 * 60 }

export interface LoginAttempt {
  emailKey: string
  /** The visitor's network address. */
  address: string
}

export interface LoginLimits {
  /** True if this attempt comes too soon after failed ones; it is then answered as rejected, whatever the password. */
  tooSoon: (attempt: LoginAttempt) => Promise<boolean>
  failed: (attempt: LoginAttempt) => Promise<void>
  succeeded: (attempt: LoginAttempt) => Promise<void>
}

/** Counts failed logins in the database, so that a restart does not forget them. */
export function createLoginLimits({ database, now }: { database: Database; now: () => Seconds }): LoginLimits {
  async function tooSoon(attempt: LoginAttempt): Promise<boolean> {
    const limits = limitsOf(attempt)
    const rows = await database.read
      .selectFrom('login_failures')
      .where('key', 'in', [...limits.keys()])
      .selectAll()
      .execute()
    return rows.some((row) => now() < row.last_failure + wait(row.failures, limits.get(row.key) as Limit))
  }

  async function failed(attempt: LoginAttempt): Promise<void> {
    const time = now()
    await database.write(async (tx) => {
      await tx
        .deleteFrom('login_failures')
        .where('last_failure', '<=', time - perAccount.memory)
        .execute()
      for (const [key, { memory }] of limitsOf(attempt)) {
        await tx
          .deleteFrom('login_failures')
          .where('key', '=', key)
          .where('last_failure', '<=', time - memory)
          .execute()
        await tx
          .insertInto('login_failures')
          .values({ key, failures: 1, last_failure: time })
          .onConflict((conflict) =>
            conflict
              .column('key')
              .doUpdateSet((old) => ({ failures: old('login_failures.failures', '+', 1), last_failure: time })),
          )
          .execute()
      }
    })
  }

  async function succeeded(attempt: LoginAttempt): Promise<void> {
    const [accountKey] = limitsOf(attempt).keys()
    const found = await database.read
      .selectFrom('login_failures')
      .where('key', '=', accountKey as string)
      .select('key')
      .executeTakeFirst()
    if (!found) return
    await database.write((tx) =>
      tx
        .deleteFrom('login_failures')
        .where('key', '=', accountKey as string)
        .execute(),
    )
  }

  return { tooSoon, failed, succeeded }
}

/** What was typed is not stored: people type passwords into the wrong field. */
function limitsOf({ emailKey, address }: LoginAttempt): Map<string, Limit> {
  const account = createHash('sha256').update(`${emailKey}\n${address}`).digest('hex')
  return new Map([
    [`account ${account}`, perAccount],
    [`address ${address}`, perAddress],
  ])
}

function wait(failures: number, { free, longest }: Limit): Seconds {
  return failures < free ? 0 : Math.min(longest, 2 ** Math.min(failures - free, 30))
}
