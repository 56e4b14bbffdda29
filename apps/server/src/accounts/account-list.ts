import type { AccountInfo, ListedAccount } from '@sitewright/api-client'
import type { Reader } from '../db/database.ts'
import { fail } from '../errors.ts'
import type { AccountsOptions } from './account-tools.ts'

/** All accounts, and nothing of them that the Account Manager does not show. */
export async function listAccounts(db: Reader): Promise<ListedAccount[]> {
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('second_factors', (join) =>
      join.onRef('second_factors.account_id', '=', 'accounts.id').on('second_factors.confirmed', '=', 1),
    )
    .select(['accounts.id', 'accounts.email', 'accounts.name', 'accounts.deactivated', 'second_factors.confirmed'])
    .orderBy('accounts.id')
    .execute()
  return rows.map(({ id, email, name, deactivated, confirmed }) => ({
    id,
    email,
    name,
    deactivated: deactivated === 1,
    secondFactor: confirmed === 1,
  }))
}

type InfoSources = Pick<AccountsOptions, 'database' | 'settings' | 'languages'>

/** What its owner sees of an account. */
export async function readAccountInfo(
  { database, settings, languages }: InfoSources,
  id: number,
): Promise<AccountInfo> {
  const row = await database.read
    .selectFrom('accounts')
    .leftJoin('second_factors', (join) =>
      join.onRef('second_factors.account_id', '=', 'accounts.id').on('second_factors.confirmed', '=', 1),
    )
    .where('accounts.id', '=', id)
    .select(['name', 'accounts.created', 'lastlogin', 'email', 'language', 'confirmed'])
    .select((account) =>
      account
        .selectFrom('recovery_codes')
        .whereRef('recovery_codes.account_id', '=', 'accounts.id')
        .select((code) => code.fn.countAll<number>().as('left'))
        .as('recoveryCodes'),
    )
    .executeTakeFirst()
  if (!row) return fail('notFound')
  const { confirmed, recoveryCodes, language: chosen, ...info } = row
  const { SiteLanguage: ofSite } = await settings.all()
  return {
    ...info,
    secondFactor: confirmed === 1,
    recoveryCodes: Number(recoveryCodes),
    languages: { chosen, ofSite, installed: [...languages.installed] },
  }
}
