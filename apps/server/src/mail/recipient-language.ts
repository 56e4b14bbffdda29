import { canonicalLanguage } from '@sitewright/api-client/contract'
import { emailKey } from '@sitewright/page-kit/server'
import type { Reader } from '../db/database.ts'

/** The language that the accounts with this email address chose; undefined where none did, or each another. */
export async function languageOfAddress(db: Reader, address: string): Promise<string | undefined> {
  const [chosen, another] = await db
    .selectFrom('accounts')
    .where('email_key', '=', emailKey(address))
    .where('language', '<>', '')
    .select('language')
    .distinct()
    .limit(2)
    .execute()
  return chosen && !another ? canonicalLanguage(chosen.language) : undefined
}
