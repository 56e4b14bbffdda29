import type { Kysely } from 'kysely'
import type { AnyDatabase } from '../server/page-kind-server.ts'
import type { PageKindServices } from '../server/services.ts'

/** An account of the site on which a kind is tested. */
export interface TestAccount {
  id: number
  /** @default `Person`, and the id behind it */
  name?: string
  /** @default `person`, the id behind it, `@example.org` */
  email?: string
  /** @default false */
  deactivated?: boolean
}

interface AccountTable {
  accounts: { id: number; name: string; email: string; deactivated: number }
}

const accountsIn = (db: AnyDatabase) => (db as unknown as Kysely<AccountTable>).selectFrom('accounts')

/** Fills the table `accounts`, and tells of it what the server does. */
export async function sitePeople(
  site: AnyDatabase,
  accounts: readonly (number | TestAccount)[],
): Promise<PageKindServices['people']> {
  if (accounts.length > 0) await site.insertInto('accounts').values(accounts.map(rowOf)).execute()
  const active = (db: AnyDatabase) => accountsIn(db).where('deactivated', '=', 0)

  return {
    async named(db, ids) {
      const rows = await accountsIn(db).select(['id', 'name', 'email']).execute()
      const wanted = new Set(ids)
      return new Map(rows.flatMap(({ id, ...person }) => (wanted.has(id) ? [[id, person] as const] : [])))
    },
    active: (db = site) => active(db).select(['id', 'name', 'email']).orderBy('name').orderBy('id').execute(),
    hold: (tx, id) => active(tx).where('id', '=', id).select(['name', 'email']).executeTakeFirst(),
  }
}

function rowOf(account: number | TestAccount) {
  const { id, ...given } = typeof account === 'number' ? { id: account } : account
  const { name = `Person ${id}`, email = `person${id}@example.org`, deactivated = false }: Partial<TestAccount> = given
  return { id, name, email, deactivated: Number(deactivated) }
}
