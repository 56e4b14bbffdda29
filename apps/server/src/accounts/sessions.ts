import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { newToken, tokenHash } from './tokens.ts'

/** A session ends when it was not used for `idle` seconds, and `longest` seconds after it began (Q19). */
export const sessionLife = { idle: 24 * 60 * 60, longest: 30 * 24 * 60 * 60 }

/** How exactly the last use is known, in seconds: not every request has to write. */
const seenStep = 5 * 60

export interface SessionAccount {
  id: number
  name: string
  email: string
}

export interface Sessions {
  find: (token: string) => Promise<SessionAccount | undefined>
  /** @returns the new session's token. */
  start: (accountId: number) => Promise<string>
  end: (token: string) => Promise<void>
}

export function createSessions({ database, now }: { database: Database; now: () => Seconds }): Sessions {
  async function find(token: string): Promise<SessionAccount | undefined> {
    const hash = tokenHash(token)
    const row = await database.read
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .where('sessions.token_hash', '=', hash)
      .where('accounts.deactivated', '=', 0)
      .select(['accounts.id', 'accounts.name', 'accounts.email', 'sessions.created', 'sessions.last_seen'])
      .executeTakeFirst()
    if (!row || isOver(row, now())) return undefined
    // nobody waits for it, and a database that cannot be written now is no reason to refuse a reader
    if (now() - row.last_seen >= seenStep) touch(hash).catch(() => {})
    return { id: row.id, name: row.name, email: row.email }
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
      await tx
        .insertInto('sessions')
        .values({ token_hash: tokenHash(token), account_id: accountId, created: time, last_seen: time })
        .execute()
      await tx.updateTable('accounts').set({ lastlogin: time }).where('id', '=', accountId).execute()
    })
    return token
  }

  async function end(token: string): Promise<void> {
    await database.write((tx) => tx.deleteFrom('sessions').where('token_hash', '=', tokenHash(token)).execute())
  }

  return { find, start, end }
}

function isOver({ created, last_seen }: { created: Seconds; last_seen: Seconds }, time: Seconds): boolean {
  return time - last_seen >= sessionLife.idle || time - created >= sessionLife.longest
}
