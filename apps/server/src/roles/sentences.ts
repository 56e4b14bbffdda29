import type { Reader } from '../db/database.ts'

/** The maximum number of roles named in a sentence; the others are counted. */
const maxNamed = 5

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** 'members of Committee or Board'. */
export async function membersOf(db: Reader, roleIds: readonly number[]): Promise<string> {
  const roles = await db.selectFrom('roles').where('id', 'in', roleIds).select('title').orderBy('id').execute()
  const titles = roles.map(({ title }) => title || 'a role without a title')
  const others = titles.length - maxNamed
  const named = others > 1 ? [...titles.slice(0, maxNamed), `${others} other roles`] : titles
  return `members of ${either.format(named)}`
}

export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
