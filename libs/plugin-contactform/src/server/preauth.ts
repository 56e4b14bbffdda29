import {
  type AnyTransaction,
  type CallContext,
  emailKey as emailKeyOf,
  notFound,
  type PageKindServices,
} from '@sitewright/page-kit/server'
import type { ContactFormCalls } from '../contract.ts'
import { isForm } from './form-pages.ts'
import { hashOf, isCode, newCode } from './secrets.ts'
import { tablesOf, type Seconds } from './tables.ts'

type Preauth = ContactFormCalls['GET protected/plugin/form/preauth.json.php']

/** The lifetime of a key in seconds (Q111). */
const keyLifetime = 30 * 24 * 60 * 60

/** Lets an address, or anyone who has a key, do without verification on one page. */
export function preauthorizer(services: PageKindServices) {
  const { write, clock, mail } = services
  return function preauthorize({ id, e }: Preauth['input'], { who }: CallContext): Promise<Preauth['reply']> {
    const made = { created: Math.floor(clock() / 1000), made_by: who.account?.name || who.account?.email || '' }
    const address = e === undefined ? undefined : mail.parseAddress(e)
    return write(
      async (tx) => {
        if (!(await isForm(services, tx, id))) notFound()
        if (e === undefined) return [await addKey(tx, { page_id: id, ...made })]
        if (address === undefined) return [0]
        await addAddress(tx, { page_id: id, email_key: emailKeyOf(address), ...made })
        return [1]
      },
      { touches: [] },
    )
  }
}

interface Made {
  page_id: number
  created: Seconds
  made_by: string
}

async function addKey(tx: AnyTransaction, made: Made): Promise<string> {
  const key = newCode()
  await tablesOf(tx)
    .insertInto('form_preauth')
    .values({ ...made, key_hash: hashOf(key), email_key: null, expires: made.created + keyLifetime })
    .execute()
  return key
}

async function addAddress(tx: AnyTransaction, address: Made & { email_key: string }): Promise<void> {
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
