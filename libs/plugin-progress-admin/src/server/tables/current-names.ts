import type { PageKindServices, Person } from '@sitewright/page-kit/server'

interface OfAccount extends Person {
  /** Null once the account is deleted. */
  account_id: number | null
}

/** Tells of each of these rows the name and the address: those of the account as long as it is there, else the stored ones. */
export async function currentNames(
  { db, people }: Pick<PageKindServices, 'db' | 'people'>,
  rows: readonly OfAccount[],
): Promise<(row: OfAccount) => Person> {
  const current = await people.named(
    db,
    rows.flatMap(({ account_id }) => account_id ?? []),
  )
  return ({ account_id, name, email }) => (account_id === null ? undefined : current.get(account_id)) ?? { name, email }
}
