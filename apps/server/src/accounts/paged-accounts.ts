import type { AccountState, FoundAccount, ListInput, PagedReply } from '@sitewright/api-client/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database, Reader } from '../db/database.ts'
import { containsWords, countPaged, readPaged, type ListSort } from '../db/read-paged.ts'

type Sort = 'email' | 'name' | 'lastlogin'

const sorts: Readonly<Record<Sort, ListSort>> = {
  email: { column: 'accounts.email_key', type: 'text' },
  name: { column: 'accounts.name_key', type: 'text' },
  lastlogin: { column: 'accounts.lastlogin', type: 'number' },
}

/** In which state an account is, as a condition; the rare ones have indexes of their own. */
const states: Readonly<Record<AccountState, RawBuilder<SqlBool>>> = {
  deactivated: sql`accounts.deactivated = 1`,
  invited: sql`accounts.deactivated = 0 and accounts.password_hash is null and accounts.invited > 0`,
  'no-password': sql`accounts.deactivated = 0 and accounts.password_hash is null and accounts.invited = 0`,
  'never-logged-in': sql`accounts.deactivated = 0 and accounts.password_hash is not null and accounts.lastlogin = 0`,
  active: sql`accounts.deactivated = 0 and accounts.password_hash is not null and accounts.lastlogin > 0`,
}

/** A page of the accounts, with what the Account Manager shows of each. */
export async function pagedAccounts(
  { read, engine }: Database,
  { q = '', state, ...input }: ListInput<Sort> & { state?: AccountState },
): Promise<PagedReply<FoundAccount>> {
  let accounts = read.selectFrom('accounts').where(containsWords('accounts.words', q))
  if (state !== undefined) accounts = accounts.where(states[state])
  const query = accounts
    .leftJoin('second_factors', (join) =>
      join.onRef('second_factors.account_id', '=', 'accounts.id').on('second_factors.confirmed', '=', 1),
    )
    .select(['accounts.id', 'accounts.email', 'accounts.name', 'accounts.deactivated', 'second_factors.confirmed'])
    .select(['accounts.lastlogin', 'accounts.invited'])
    .select((is) => is('accounts.password_hash', 'is not', null).as('hasPassword'))
  const { items, next } = await readPaged(query, { engine, id: 'accounts.id', sorts, input })
  const titles = await roleTitles(
    read,
    items.map(({ id }) => id),
  )
  const reply = {
    items: items.map(({ confirmed, hasPassword, deactivated, ...account }) => ({
      ...account,
      deactivated: deactivated === 1,
      secondFactor: confirmed === 1,
      state: stateOf({ ...account, deactivated, hasPassword: Boolean(hasPassword) }),
      roles: titles.get(account.id) ?? [],
    })),
    next,
  }
  if (input.cursor !== undefined) return reply
  const isWhole = q.trim() === '' && state === undefined
  const total = next === null ? items.length : await countPaged(accounts, { read, isWhole })
  return { ...reply, ...(total !== undefined && { total }) }
}

function stateOf(account: {
  deactivated: number
  hasPassword: boolean
  invited: number
  lastlogin: number
}): AccountState {
  if (account.deactivated === 1) return 'deactivated'
  if (!account.hasPassword) return account.invited > 0 ? 'invited' : 'no-password'
  return account.lastlogin > 0 ? 'active' : 'never-logged-in'
}

/** The titles of the roles of these accounts, in the order of the roles. */
async function roleTitles(read: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  const titles = new Map<number, string[]>()
  if (ids.length === 0) return titles
  const rows = await read
    .selectFrom('role_accounts')
    .innerJoin('roles', 'roles.id', 'role_accounts.role_id')
    .where('role_accounts.account_id', 'in', ids)
    .orderBy('roles.id')
    .select(['role_accounts.account_id', 'roles.title'])
    .execute()
  for (const { account_id, title } of rows) titles.set(account_id, [...(titles.get(account_id) ?? []), title])
  return titles
}
