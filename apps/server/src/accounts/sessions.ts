import { canonicalLanguage } from '@sitewright/api-client/contract'
import type { Identity } from '@sitewright/page-kit/server'
import { rightsOf } from '../access/rights.ts'
import type { Database, ReaderOf, Writer } from '../db/database.ts'
import { cacheReads } from '../db/cache-reads.ts'
import { isGone } from '../db/gone.ts'
import type { Seconds } from '../db/schema.ts'
import { fail } from '../errors.ts'
import { newToken, tokenHash } from './tokens.ts'

/** A session ends when it was not used for `idle` seconds, and `longest` seconds after it began (Q19). */
export const sessionLife = { idle: 24 * 60 * 60, longest: 30 * 24 * 60 * 60 }

/** How exactly the last use is known, in seconds: not every request has to write. */
const seenStep = 5 * 60

/** How many sessions are kept in memory. */
const maxCached = 1000

export interface Sessions {
  /** Who has the session of this token, and what they may do as of now. */
  find: (token: string) => Promise<Identity | undefined>
  /** The same, without counting as a use of the session. */
  peek: (token: string) => Promise<Identity | undefined>
  /** @returns the new session's token. @throws {RefusedError} 401 when the account was closed meanwhile. */
  start: (accountId: number) => Promise<string>
  end: (token: string) => Promise<void>
}

export function createSessions({ database, now }: { database: Database; now: () => Seconds }): Sessions {
  const stored = cacheReads({ database, tables: sessionTables, read: readSession, most: maxCached })

  async function find(token: string): Promise<Identity | undefined> {
    const hash = tokenHash(token)
    const session = await stored(hash)
    if (!session || isOver(session, now())) return undefined
    // nobody waits for it, and a database that cannot be written now is no reason to refuse a reader
    if (now() - session.last_seen >= seenStep) touch(hash).catch(() => {})
    return session.holder
  }

  async function peek(token: string): Promise<Identity | undefined> {
    const session = await stored(tokenHash(token))
    return session && !isOver(session, now()) ? session.holder : undefined
  }

  async function touch(hash: string): Promise<void> {
    await database.write((tx) =>
      tx.updateTable('sessions').set({ last_seen: now() }).where('token_hash', '=', hash).execute(),
    )
  }

  async function start(accountId: number): Promise<string> {
    const token = newToken()
    const time = now()
    await database.write(async (tx) => {
      await tx
        .deleteFrom('sessions')
        .where((is) =>
          is.or([is('last_seen', '<=', time - sessionLife.idle), is('created', '<=', time - sessionLife.longest)]),
        )
        .execute()
      await assertOpen(tx, { accountId, time })
      await tx
        .insertInto('sessions')
        .values({ token_hash: tokenHash(token), account_id: accountId, created: time, last_seen: time })
        .execute()
        .catch((error: unknown) => (isGone(error) ? fail('notLoggedIn') : Promise.reject(error)))
    })
    return token
  }

  async function end(token: string): Promise<void> {
    await database.write((tx) => tx.deleteFrom('sessions').where('token_hash', '=', tokenHash(token)).execute())
  }

  return { find, peek, start, end }
}

/** A password that was right a moment ago opens nothing if the account was deactivated, deleted or reset since. */
async function assertOpen(tx: Writer, { accountId, time }: { accountId: number; time: Seconds }): Promise<void> {
  const open = await tx
    .selectFrom('accounts')
    .where('id', '=', accountId)
    .where('deactivated', '=', 0)
    .where('locked_until', '<=', time)
    .select('id')
    .executeTakeFirst()
  if (!open) fail('notLoggedIn')
}

/** Ends every session of an account, as part of the transaction that gives the reason. */
export async function endSessions(tx: Writer, accountId: number): Promise<void> {
  await tx.deleteFrom('sessions').where('account_id', '=', accountId).execute()
}

interface StoredSession {
  created: Seconds
  last_seen: Seconds
  holder: Identity
}

/** What a session, and what its holder may do, is made of. */
const sessionTables = ['sessions', 'accounts', 'role_accounts', 'role_permissions'] as const

async function readSession(
  db: ReaderOf<(typeof sessionTables)[number]>,
  hash: string,
): Promise<StoredSession | undefined> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .leftJoin('role_accounts', 'role_accounts.account_id', 'accounts.id')
    .leftJoin('role_permissions', 'role_permissions.role_id', 'role_accounts.role_id')
    .where('sessions.token_hash', '=', hash)
    .where('accounts.deactivated', '=', 0)
    .select(['accounts.id', 'accounts.name', 'accounts.email', 'accounts.language'])
    .select(['sessions.created', 'sessions.last_seen'])
    .select(['role_accounts.role_id as role', 'role_permissions.permission as permission'])
    .execute()
  const [first] = rows
  if (!first) return undefined
  const { id, name, email, created, last_seen } = first
  const language = canonicalLanguage(first.language)
  const account = { id, name, email, ...(language !== undefined && { language }) }
  return { created, last_seen, holder: { account, ...rightsOf(rows) } }
}

function isOver({ created, last_seen }: StoredSession, time: Seconds): boolean {
  return time - last_seen >= sessionLife.idle || time - created >= sessionLife.longest
}
