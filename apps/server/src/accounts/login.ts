import type { LoginReply } from '@sitewright/api-client'
import { emailKey } from '@sitewright/page-kit/server'
import type { Database, Reader } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import type { Audit } from '../audit/audit.ts'
import type { Subject } from '../audit/subject.ts'
import { parseEmail } from '../text/email-address.ts'
import { visitorAt } from './account-tools.ts'
import { visitorKey, type LoginAttempt } from './attempt-limits.ts'
import type { LoginLimits } from './login-limits.ts'
import { createTurns, type InTurn } from './login-turns.ts'
import { verifyPassword } from './passwords.ts'
import type { CheckSecondFactor } from './second-factor-check.ts'

export interface LoginInput {
  name: string
  pass: string
  id?: number
  code?: string
}

export interface LoginOptions {
  database: Database
  limits: LoginLimits
  checkSecondFactor: CheckSecondFactor
  audit: Audit
  now: () => Seconds
}

/** The account that may come in, `first` if nobody ever did; or what is still to be done; empty: rejected. */
export type LoginResult = { accountId?: number; first?: boolean } & Pick<LoginReply, 'accounts' | 'secondFactor'>

interface Candidate {
  id: number
  email: string
  name: string
  password_hash: string | null
  lastlogin: Seconds
}

interface Context extends LoginOptions {
  /** The number of accounts of the address that most share. */
  mostSharing: () => Promise<number>
  inTurn: InTurn
}

/**
 * Finds the accounts of that email whose password matches (Q22), then asks for the second factor of the one that is
 * meant. Rejected logins all look alike and take as long. A visitor's attempts at one email are heard one after the
 * other, so that each knows how those before it ended.
 */
export function createLogin(options: LoginOptions) {
  const context: Context = { ...options, mostSharing: countMostSharing(options), inTurn: createTurns() }
  return login.bind(null, context)
}

async function login(context: Context, input: LoginInput, address: string): Promise<LoginResult> {
  const { limits, inTurn } = context
  const attempt: LoginAttempt = { emailKey: emailKey(input.name), address }
  const result = await inTurn(visitorKey(attempt), async () =>
    (await limits.wait(attempt)) === 0 ? hear(context, input, attempt) : undefined,
  )
  return result ?? ignore(context, input, attempt)
}

/** An attempt that came too soon, whatever its password. */
async function ignore(context: Context, { pass }: LoginInput, attempt: LoginAttempt): Promise<LoginResult> {
  const { limits, mostSharing } = context
  await withPassword([], { password: pass, checks: await mostSharing() })
  await limits.failed(attempt, { heard: false })
  recordFailure(context, attempt)
  return {}
}

async function hear(context: Context, { pass, id, code }: LoginInput, attempt: LoginAttempt): Promise<LoginResult> {
  const { database, limits, checkSecondFactor, audit, now, mostSharing } = context
  const actor = visitorAt(attempt.address)
  const candidates = await candidatesFor(context, attempt.emailKey)
  const matching = await withPassword(candidates, { password: pass, checks: await mostSharing() })
  const chosen = id === undefined ? matching : matching.filter((account) => account.id === id)

  const [account, ...others] = chosen
  // guesses made at the same moment from elsewhere, or at another server, count against each other
  if (!account || (await limits.wait(attempt)) > 0) {
    await limits.failed(attempt, { heard: true })
    recordFailure(context, attempt)
    return {}
  }
  if (others.length > 0) return { accounts: chosen.map((one) => ({ id: one.id, name: one.name })) }

  const secondFactor = await checkSecondFactor(account.id, code)
  if (secondFactor === 'wrong') {
    await limits.failed(attempt, { heard: true })
    audit.recordAlone({
      action: 'login failed',
      actor,
      target: { kind: 'account', id: account.id },
      details: { say: 'wrongSecondFactor' },
      facts: { secondFactor: 'wrong' },
    })
  }
  if (secondFactor !== 'passed') return { secondFactor }
  const first = await database.write(async (tx) => {
    await limits.succeeded(tx, attempt)
    const isFirst = account.lastlogin === 0 && !(await anyLogin(tx))
    await tx.updateTable('accounts').set({ lastlogin: now() }).where('id', '=', account.id).execute()
    // anyone who logs in is known from then on
    const { id: accountId, email, name: called } = account
    const who = { ...actor.who, account: { id: accountId, email, name: called } }
    await audit.record(tx, { action: 'login', actor: { ...actor, who }, facts: { account: accountId } })
    return isFirst
  })
  return { accountId: account.id, first }
}

function recordFailure({ audit }: Context, { emailKey: key, address }: LoginAttempt): void {
  audit.recordAlone({ action: 'login failed', actor: visitorAt(address), target: typedEmail(key) })
}

function candidatesFor({ database, now }: Context, key: string): Promise<Candidate[]> {
  return database.read
    .selectFrom('accounts')
    .where('email_key', '=', key)
    .where('deactivated', '=', 0)
    .where('locked_until', '<=', now())
    .select(['id', 'email', 'name', 'password_hash', 'lastlogin'])
    .orderBy('id')
    .execute()
}

/** True if somebody has logged in to this site before. */
async function anyLogin(db: Reader): Promise<boolean> {
  const someone = await db.selectFrom('accounts').where('lastlogin', '>', 0).select('id').limit(1).executeTakeFirst()
  return someone !== undefined
}

/** How long an address may be shared by more accounts than are known to share one, where no account is new. */
const recount: Seconds = 60

/** The number of accounts of the address that most share, counted again when there is a new account. */
function countMostSharing({ database, now }: Pick<LoginOptions, 'database' | 'now'>): () => Promise<number> {
  let counted: { newest: number | undefined; at: Seconds; most: number } | undefined

  return async () => {
    const at = now()
    const last = await database.read
      .selectFrom('accounts')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (counted?.newest === last?.id && counted && at - counted.at < recount) return counted.most
    const shared = await database.read
      .selectFrom('accounts')
      .groupBy('email_key')
      .select((row) => row.fn.countAll<number>().as('accounts'))
      .orderBy('accounts', 'desc')
      .limit(1)
      .executeTakeFirst()
    counted = { newest: last?.id, at, most: shared?.accounts ?? 1 }
    return counted.most
  }
}

/** People type passwords into the wrong field: what is no address is not kept. */
function typedEmail(typed: string): Subject | undefined {
  const label = parseEmail(typed)
  return label === undefined ? undefined : { kind: 'email', label }
}

/**
 * The candidates whose password it is. With fewer candidates than `checks` the rest is spent on nobody, so that the time
 * does not tell how many accounts an address has. As many as the site needs and no more: most sites need one, and a
 * check is what somebody who floods the login makes the server pay.
 */
async function withPassword(
  candidates: readonly Candidate[],
  { password, checks }: { password: string; checks: number },
): Promise<Candidate[]> {
  const matching: Candidate[] = []
  for (let i = 0; i < Math.max(checks, candidates.length); i++) {
    const candidate = candidates[i]
    if ((await verifyPassword(candidate?.password_hash ?? null, password)) && candidate) matching.push(candidate)
  }
  return matching
}
