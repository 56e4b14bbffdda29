import type { Writer } from '../db/database.ts'
import { fail } from '../errors.ts'

/**
 * Locks the content of the folder against other changes until the transaction ends.
 *
 * @throws {RefusedError} 404 when it is gone.
 */
export async function lockFolder(tx: Writer, id: number): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('folders')
    .set((old) => ({ name: old.ref('name') }))
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) fail('notFound')
}

/** Equal for two names that a reader takes for the same. */
export function folderNameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}
