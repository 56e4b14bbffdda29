import { emailKey } from '@sitewright/page-kit/server'
import type { Schema } from '../db/schema.ts'
import { fold } from '../text/fold.ts'
import { sortKey } from '../text/sort-key.ts'
import type { Selectable } from 'kysely'

/** What an account is compared, sorted and found by; to be stored with every change of its email address and name. */
export function accountKeys({
  email,
  name,
}: {
  email: string
  name: string
}): Pick<Selectable<Schema['accounts']>, 'email_key' | 'name_key' | 'words'> {
  return { email_key: emailKey(email), name_key: sortKey(name), words: fold(`${email}\n${name}`) }
}
