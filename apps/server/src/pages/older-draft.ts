import type { Identity } from '@sitewright/page-kit/server'
import type { Writer } from '../db/database.ts'
import { toldOf } from '../documents/document-store.ts'
import { fail } from '../errors.ts'
import { pageRows } from './page-rows.ts'

/**
 * A draft that waited while somebody else published does not silently take the place of that.
 *
 * @throws {RefusedError} 409, as for a stale base.
 */
export async function refuseOlderDraft(tx: Writer, { pageId, who }: { pageId: number; who: Identity }): Promise<void> {
  const rows = await tx
    .selectFrom('page_contents')
    .where('page_id', '=', pageId)
    .select(['state', 'saved', 'account_id'])
    .execute()
  const [active, draft] = (['active', 'draft'] as const).map((state) => rows.find((row) => row.state === state))
  const isOthers = active !== undefined && active.account_id !== (who.account?.id ?? null)
  if (isOthers && draft && draft.saved < active.saved)
    fail('changedMeanwhile', toldOf(await pageRows.lastSave(tx, { id: pageId }), who))
}
