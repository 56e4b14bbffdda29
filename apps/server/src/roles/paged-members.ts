import type { ListInput, PagedReply, RoleCandidate } from '@sitewright/api-client/contract'
import { defaultListLength } from '@sitewright/api-client/contract'
import type { Database } from '../db/database.ts'
import { containsWords, countPaged, readPaged, type ListSort } from '../db/read-paged.ts'
import { fail } from '../errors.ts'

const sorts: Readonly<Record<'email', ListSort>> = { email: { column: 'accounts.email_key', type: 'text' } }

/** The two parts of the list, and how a cursor of each begins. */
const parts = { members: 'm', others: 'o' } as const

/**
 * A page of the accounts for the Role Editor: those with the role, then all others, each by email address. A list of two
 * parts, as no index has both in this order.
 */
export function createPagedMembers({ read, engine }: Database) {
  /** @throws {RefusedError} 404 where there is no such role. */
  return async function list({
    id,
    q = '',
    cursor,
    limit = defaultListLength,
  }: Pick<ListInput, 'q' | 'cursor' | 'limit'> & { id: number }): Promise<PagedReply<RoleCandidate>> {
    const role = await read.selectFrom('roles').where('id', '=', id).select('id').executeTakeFirst()
    if (!role) fail('notFound')
    const [first = '', from] = cursor === undefined ? [parts.members] : [cursor.slice(0, 1), cursor.slice(1)]
    if (first !== parts.members && first !== parts.others) fail('badCursor')

    const accounts = read.selectFrom('accounts').where(containsWords('accounts.words', q))

    async function readPart(linked: boolean, input: { cursor?: string; limit: number }) {
      const rows = accounts
        .where((account) => {
          const isMember = account.exists(
            account
              .selectFrom('role_accounts')
              .where('role_id', '=', id)
              .whereRef('role_accounts.account_id', '=', 'accounts.id')
              .select('role_id'),
          )
          return linked ? isMember : account.not(isMember)
        })
        .select(['accounts.id', 'accounts.email', 'accounts.name'])
      const { items, next } = await readPaged(rows, {
        engine,
        id: 'accounts.id',
        sorts,
        input: { sort: 'email', ...input },
      })
      const prefix = linked ? parts.members : parts.others
      return { items: items.map((item) => ({ ...item, linked })), next: next === null ? null : prefix + next }
    }

    const start = { limit, ...(from !== undefined && from !== '' && { cursor: from }) }
    const some = await readPart(first === parts.members, start)
    const room = limit - some.items.length
    const isEnd = first === parts.others || some.next !== null
    const others = isEnd || room === 0 ? undefined : await readPart(false, { limit: room })
    const reply = {
      items: [...some.items, ...(others?.items ?? [])],
      next: isEnd ? some.next : (others?.next ?? (room === 0 ? parts.others : null)),
    }
    if (cursor !== undefined) return reply
    const total = await countPaged(accounts, { read, isWhole: q.trim() === '' })
    return { ...reply, ...(total !== undefined && { total }) }
  }
}
