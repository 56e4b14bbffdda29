import type { Writer } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { deleteFiles } from '../files/file-store-ledger.ts'

/** Removes what lies in an account's personal folder, and the folder. The bytes go when next such are removed. */
export async function removePersonalFolder(tx: Writer, accountId: number, now: Seconds): Promise<void> {
  const rows = await tx
    .withRecursive('inside', (db) =>
      db
        .selectFrom('folders')
        .where('account_id', '=', accountId)
        .select('id')
        .union(db.selectFrom('folders').innerJoin('inside', 'inside.id', 'folders.parent_id').select('folders.id')),
    )
    .selectFrom('inside')
    .select('id')
    .execute()
  if (rows.length === 0) return
  const folders = rows.map((row) => row.id)
  const files = await tx.selectFrom('files').where('folder_id', 'in', folders).select('id').execute()
  await deleteFiles(
    tx,
    files.map((file) => file.id),
    now,
  )
  await tx.deleteFrom('folders').where('id', 'in', folders).execute()
}
