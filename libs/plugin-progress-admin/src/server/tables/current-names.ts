import type { PageKindServices, Person } from '@sitewright/page-kit/server'
import { tablesOf } from './tables.ts'

interface OfAccount {
  id: number
  system_id: number
  /** Null once the account is deleted. */
  account_id: number | null
}

/**
 * Tells of each of these registrations the name and the address: those of the account as long as it is there, else the
 * stored ones. Only the latter are read: of nearly all people there is an account.
 */
export async function currentNames(
  { db, people }: Pick<PageKindServices, 'db' | 'people'>,
  rows: readonly OfAccount[],
): Promise<(row: OfAccount) => Person> {
  const current = await people.named(
    db,
    rows.flatMap(({ account_id }) => account_id ?? []),
  )
  const ofAccount = ({ account_id }: OfAccount) => (account_id === null ? undefined : current.get(account_id))
  const gone = rows.filter((row) => !ofAccount(row))
  const stored = new Map<number, Person>()
  if (gone.length > 0) {
    const found = await tablesOf(db)
      .selectFrom('progress_registrations')
      .where('account_id', 'is', null)
      .where('system_id', 'in', [...new Set(gone.map(({ system_id }) => system_id))])
      .select(['id', 'name', 'email'])
      .execute()
    for (const { id, name, email } of found) stored.set(id, { name, email })
  }
  return (row) => ofAccount(row) ?? stored.get(row.id) ?? { name: '', email: '' }
}
