import type { Identity } from '@sitewright/page-kit/server'
import type { Changes } from '../db/changes.ts'
import { fail } from '../errors.ts'
import { assertMayManageFile, assertMayManageFolder } from './file-rights.ts'
import { holdFolder } from './folder-changes.ts'

/** Moving a file to another folder. It keeps its roles (Q57), and with them the address that pages name. */
export function createFileMove({ changes }: { changes: Changes }) {
  /** @throws {RefusedError} 404 and 403 unless this person manages the file and the folder. */
  return async function move({ file, folder }: { file: number; folder: number }, who: Identity): Promise<void> {
    await changes.write(async (tx) => {
      await assertMayManageFile(tx, who, file)
      await assertMayManageFolder(tx, who, folder)
      await holdFolder(tx, folder)
      const { numUpdatedRows } = await tx
        .updateTable('files')
        .set({ folder_id: folder })
        .where('id', '=', file)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) fail('notFound')
    })
  }
}
