import { emailKey } from '@sitewright/page-kit/server'
import type { Reader } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { joinFacts, type Fact } from './facts.ts'

/** What an entry is about. */
export interface Subject {
  /** Such as `page` or `account`; of a page kind's call the kind's title. */
  kind: string
  id?: number | undefined
  /** What people call it, at the time; '' where that is nobody else's business. */
  label: string
}

/** A subject, or what is looked up to be one. */
export type Target = Subject | { kind: keyof typeof labels; id: number }

/** How things are called just now. Of files and folders only the files room knows who may read their names. */
const labels = {
  async page(db: Reader, id: number) {
    const found = await db.selectFrom('pages').where('id', '=', id).select(['title', 'url']).executeTakeFirst()
    return found && (found.title || `/${found.url}`)
  },
  async account(db: Reader, id: number) {
    const found = await db.selectFrom('accounts').where('id', '=', id).select(['name', 'email']).executeTakeFirst()
    return found && accountLabel(found)
  },
  async role(db: Reader, id: number) {
    return (await db.selectFrom('roles').where('id', '=', id).select('title').executeTakeFirst())?.title
  },
  async 'menu item'(db: Reader, id: number) {
    return (await db.selectFrom('menu_items').where('id', '=', id).select('label').executeTakeFirst())?.label
  },
}

/** What is not there any more is named by its id alone. */
export async function subjectOf(db: Reader, target: Target): Promise<Subject> {
  return 'label' in target ? target : { ...target, label: (await labels[target.kind](db, target.id)) ?? '' }
}

/** Whether visitors see a page. */
export async function isPageSeen(db: Reader, page: Target | undefined, now: Seconds): Promise<boolean> {
  if (page?.kind !== 'page' || page.id === undefined) return false
  const found = await db
    .selectFrom('pages')
    .where('id', '=', page.id)
    .where('published', '=', 1)
    .where((is) => is.or([is('pub_start', 'is', null), is('pub_start', '<=', now)]))
    .where((is) => is.or([is('pub_end', 'is', null), is('pub_end', '>', now)]))
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** How people know the accounts with these email addresses, by address; one that several accounts share is left out. */
export async function labelsByEmail(db: Reader, addresses: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const keys = new Map(addresses.map((address) => [address, emailKey(address)]))
  const wanted = [...new Set(keys.values())]
  if (wanted.length === 0) return new Map()
  const found = await db
    .selectFrom('accounts')
    .where('email_key', 'in', wanted)
    .select(['email_key', 'email', 'name'])
    .execute()
  const byKey = Map.groupBy(found, ({ email_key }) => email_key)
  const labelled = [...keys].flatMap(([address, key]) => {
    const [account, ...others] = byKey.get(key) ?? []
    return account && others.length === 0 ? [[address, accountLabel(account)] as const] : []
  })
  return new Map(labelled)
}

/** How people know an account: by its name and its email address. */
export function accountLabel({ name, email }: { name: string; email: string }): string {
  return name === '' || name === email ? email : `${name} (${email})`
}

/** Names of one sentence; of more it says how many. */
const maxNames = 20

/** What to call some things within a sentence. */
export async function namesOf(db: Reader, kind: keyof typeof labels, ids: readonly number[]): Promise<Fact> {
  const names: Fact[] = []
  for (const id of ids.slice(0, maxNames)) names.push((await labels[kind](db, id)) || { say: 'number', with: { id } })
  const others = ids.length - names.length
  return joinFacts([...names, others > 0 && { say: 'more', with: { count: others } }], 'comma')
}

/** The title of a page, or its address. */
export async function pageName(db: Reader, id: number): Promise<string> {
  return (await labels.page(db, id)) || `number ${id}`
}
