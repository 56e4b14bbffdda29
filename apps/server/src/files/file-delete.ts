import type { Identity } from '@sitewright/page-kit/server'
import type { Changes } from '../db/changes.ts'
import type { Seconds } from '../db/schema.ts'
import { assertMayManageFile } from './file-rights.ts'
import { deleteFiles } from './file-store-ledger.ts'
import { clearSettingsNaming } from './file-uses-in-settings.ts'

export interface FileDeleteOptions {
  changes: Changes
  /** Removes the bytes; called once the file is gone. */
  removeDiscarded: () => Promise<void>
  now: () => Seconds
}

/**
 * Deleting a file. Pages that name it show its alternative text from then on; a logo, icon or background falls back to
 * what the site has without one.
 */
export function createFileDelete({ changes, removeDiscarded, now }: FileDeleteOptions) {
  /** @throws {RefusedError} 404 and 403 unless this person manages the file. */
  return async function remove(id: number, who: Identity): Promise<void> {
    await changes.write(async (tx) => {
      await assertMayManageFile(tx, who, id)
      await deleteFiles(tx, [id], now())
      await clearSettingsNaming(tx, id)
    })
    void removeDiscarded()
  }
}
