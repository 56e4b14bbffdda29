import type { LoginReply } from '@sitewright/api-client'
import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { emailKey } from './email-key.ts'
import type { LoginAttempt, LoginLimits } from './login-limits.ts'
import { verifyPassword } from './passwords.ts'

export interface LoginInput {
  name: string
  pass: string
  id?: number
}

export interface LoginOptions {
  database: Database
  limits: LoginLimits
  now: () => Seconds
}

/** The account that may come in, the choice to be made, or neither: rejected. */
export interface LoginResult {
  accountId?: number
  accounts?: NonNullable<LoginReply['accounts']>
}

interface Candidate {
  id: number
  name: string
  password_hash: string | null
}

/** Finds the accounts of that email whose password matches (Q22). Rejected logins all look alike and take as long. */
export function createLogin({ database, limits, now }: LoginOptions) {
  return async function login({ name, pass, id }: LoginInput, address: string): Promise<LoginResult> {
    const attempt: LoginAttempt = { emailKey: emailKey(name), address }
    const candidates = (await limits.tooSoon(attempt)) ? [] : await candidatesFor(attempt.emailKey)
    const matching = await withPassword(candidates, pass)
    const chosen = id === undefined ? matching : matching.filter((account) => account.id === id)

    const [only] = chosen
    if (!only) {
      await limits.failed(attempt)
      return {}
    }
    await limits.succeeded(attempt)
    if (chosen.length === 1) return { accountId: only.id }
    return { accounts: chosen.map((account) => ({ id: account.id, name: account.name })) }
  }

  function candidatesFor(key: string): Promise<Candidate[]> {
    return database.read
      .selectFrom('accounts')
      .where('email_key', '=', key)
      .where('deactivated', '=', 0)
      .where('locked_until', '<=', now())
      .select(['id', 'name', 'password_hash'])
      .orderBy('id')
      .limit(20)
      .execute()
  }
}

async function withPassword(candidates: readonly Candidate[], password: string): Promise<Candidate[]> {
  if (candidates.length === 0) await verifyPassword(null, password)
  const matching: Candidate[] = []
  for (const candidate of candidates)
    if (await verifyPassword(candidate.password_hash, password)) matching.push(candidate)
  return matching
}
