import type { Reader } from '../db/database.ts'
import { fail } from '../errors.ts'

/** What emails about an account need of it. @throws {RefusedError} 404 when there is none. */
export async function findAccount(db: Reader, id: number): Promise<{ id: number; email: string; name: string }> {
  const account = await db
    .selectFrom('accounts')
    .where('id', '=', id)
    .select(['id', 'email', 'name'])
    .executeTakeFirst()
  return account ?? fail('notFound')
}
