import type { Writer } from '../db/database.ts'
import { fail } from '../errors.ts'

/** What makes two titles the same to a reader. */
const titleKey = (title: string) => title.normalize('NFKC').toLowerCase()

/** @throws {RefusedError} 409 where a role has this title, unless it is the excepted one or the title is empty. */
export async function assertTitleFree(
  tx: Writer,
  { title, except }: { title: string; except?: number },
): Promise<void> {
  if (title === '') return
  const roles = await tx.selectFrom('roles').select(['id', 'title']).execute()
  if (roles.some((role) => role.id !== except && titleKey(role.title) === titleKey(title))) fail('roleTaken')
}
