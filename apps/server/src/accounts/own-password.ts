import { emailKey } from '@sitewright/page-kit/server'
import type { Database } from '../db/database.ts'
import { fail } from '../errors.ts'
import type { Caller } from './account-tools.ts'
import type { LoginAttempt } from './attempt-limits.ts'
import type { LoginLimits } from './login-limits.ts'
import { verifyPassword } from './passwords.ts'

/**
 * Checks the password of anyone who is logged in. A wrong one counts as a failed login, so that a session left open is no
 * way to guess it.
 */
export function createOwnPassword({ database, limits }: { database: Database; limits: LoginLimits }) {
  return async function isOwnPassword({ account, client }: Caller, password: string): Promise<boolean> {
    const attempt: LoginAttempt = { emailKey: emailKey(account.email), address: client.address }
    await assertInTime(attempt)
    const row = await database.read
      .selectFrom('accounts')
      .where('id', '=', account.id)
      .select('password_hash')
      .executeTakeFirst()
    const right = await verifyPassword(row?.password_hash ?? null, password)
    // guesses made at the same moment count against each other
    if (right) await assertInTime(attempt)
    else await limits.failed(attempt, { heard: true })
    return right
  }

  async function assertInTime(attempt: LoginAttempt): Promise<void> {
    const retryAfter = await limits.wait(attempt)
    if (retryAfter > 0) fail('tooManyAttempts', { retryAfter })
  }
}
