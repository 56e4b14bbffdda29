import { emailKey, type AnyTransaction, type PageKindServices } from '@sitewright/page-kit/server'
import type { ContactFormCalls } from '../contract.ts'
import { isForm } from './form-pages.ts'
import { notFound } from './refuse.ts'
import { hashOf, isCode, newCode } from './secrets.ts'
import { tablesOf, type Seconds } from './tables.ts'

type Preauth = ContactFormCalls['GET protected/plugin/form/preauth.json.php']

/** A key works so long (Q111), in seconds. */
const keyLifetime = 30 * 24 * 60 * 60

/** Lets an address, or whoever has a key, do without verification on one page. */
export function preauthorizer({ write, clock, mail }: PageKindServices) {
  return function preauthorize({ id, e }: Preauth['input']): Promise<Preauth['reply']> {
    const created = Math.floor(clock() / 1000)
    const address = e === undefined ? undefined : mail.parseAddress(e)
    return write(async (tx) => {
      if (!(await isForm(tx, id))) notFound()
      if (e === undefined) return [await addKey(tx, id, created)]
      if (address === undefined) return [0]
      await addAddress(tx, { page_id: id, email_key: emailKey(address), created })
      return [1]
    })
  }
}

async function addKey(tx: AnyTransaction, page_id: number, created: Seconds): Promise<string> {
  const key = newCode()
  await tablesOf(tx)
    .insertInto('form_preauth')
    .values({ page_id, key_hash: hashOf(key), email_key: null, created, expires: created + keyLifetime })
    .execute()
  return key
}

type Address = { page_id: number; email_key: string; created: Seconds }

async function addAddress(tx: AnyTransaction, address: Address): Promise<void> {
  await tablesOf(tx)
    .insertInto('form_preauth')
    .values({ ...address, key_hash: null, expires: null })
    .onConflict((conflict) => conflict.columns(['page_id', 'email_key']).doNothing())
    .execute()
}

export interface Claim {
  pageId: number
  emailKey: string
  key: string | undefined
  now: Seconds
}

/** True if the key, or the address, is pre-authorized on this page. */
export async function isPreauthorized({ db }: PageKindServices, claim: Claim): Promise<boolean> {
  const { pageId, emailKey, key, now } = claim
  const row = await tablesOf(db)
    .selectFrom('form_preauth')
    .where('page_id', '=', pageId)
    .where((is) => is.or([is('email_key', '=', emailKey), ...(isCode(key) ? [is('key_hash', '=', hashOf(key))] : [])]))
    .where((is) => is.or([is('expires', 'is', null), is('expires', '>', now)]))
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets keys that are over. */
export async function purgeKeys(tx: AnyTransaction, now: Seconds): Promise<void> {
  await tablesOf(tx).deleteFrom('form_preauth').where('expires', '<=', now).execute()
}
