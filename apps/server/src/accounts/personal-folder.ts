import type { Writer } from '../db/database.ts'

/** Removes what lies in an account's personal folder, and the folder. The rows only: bytes belong to the file store. */
export async function removePersonalFolder(tx: Writer, accountId: number): Promise<void> {
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
  await tx.deleteFrom('files').where('folder_id', 'in', folders).execute()
  await tx.deleteFrom('folders').where('id', 'in', folders).execute()
}
