import type { Selectable } from 'kysely'
import type { Reader } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { fail } from '../errors.ts'

/** What emails about an account need of it. @throws {RefusedError} 404 when there is none. */
export async function findAccount(
  db: Reader,
  id: number,
): Promise<Pick<Selectable<Schema['accounts']>, 'id' | 'email' | 'name' | 'language'>> {
  const account = await db
    .selectFrom('accounts')
    .where('id', '=', id)
    .select(['id', 'email', 'name', 'language'])
    .executeTakeFirst()
  return account ?? fail('notFound')
}
