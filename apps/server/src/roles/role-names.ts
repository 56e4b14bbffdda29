import { listFormat } from '@sitewright/messages'
import type { Reader } from '../db/database.ts'
import { texts } from './explain-messages.ts'

/** The maximum number of roles named in a sentence; the others are counted. */
const maxNamed = 5

/** 'Committee or Board'. */
export async function rolesByName(db: Reader, roleIds: readonly number[]): Promise<string> {
  const roles = await db.selectFrom('roles').where('id', 'in', roleIds).select('title').orderBy('id').execute()
  const titles = roles.map(({ title }) => title || texts.untitled())
  const others = titles.length - maxNamed
  const named = others > 1 ? [...titles.slice(0, maxNamed), texts.others({ count: others })] : titles
  return listFormat({ type: 'disjunction' }).format(named)
}
