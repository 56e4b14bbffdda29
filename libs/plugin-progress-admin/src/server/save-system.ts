import {
  type AnyDatabase,
  type AnyTransaction,
  type CallContext,
  type Identity,
  type PageKindServices,
  refuse,
} from '@sitewright/page-kit/server'
import type { ProgressAdminCalls } from '../contract.ts'
import { texts } from './messages.ts'
import { saveEntries } from './save-entries.ts'
import { adminKind, conflict, systemFor, tablesOf, type Seconds } from './tables/index.ts'

type Save = ProgressAdminCalls['POST protected/plugin/progress-admin/save-page.json.php']

/** Stores the states and the stages of the system that a page is attached to. */
export function systemSaver(services: PageKindServices) {
  return async function save({ id, data, base }: Save['input'], { who }: CallContext): Promise<Save['reply']> {
    const system = await systemFor(services, { id, kind: adminKind, who })
    if (data.SystemName !== undefined && data.SystemName !== system.name) refuse(texts.sameName)
    const now = Math.floor(services.clock() / 1000)
    return services.write(
      async (tx) => {
        // holds the row, so that of two saves on the same base only one finds it unchanged
        const { version } = await tablesOf(tx)
          .updateTable('progress_systems')
          .set((old) => ({ version: old('version', '+', 1) }))
          .where('id', '=', system.id)
          .returning('version')
          .executeTakeFirstOrThrow()
        if (base !== undefined && base !== version - 1)
          conflict(
            texts.changedMeanwhile,
            'changed-meanwhile',
            await lastSave(services, { tx, systemId: system.id, who }),
          )
        await noteSave(tx, { system_id: system.id, account_id: who.account?.id ?? null, saved: now })
        await saveEntries(tx, { table: 'progress_states', systemId: system.id, entries: data.SystemStates, now })
        await saveEntries(tx, { table: 'progress_stages', systemId: system.id, entries: data.SystemStages, now })
        return { version }
      },
      { touches: [] },
    )
  }
}

function noteSave(tx: AnyTransaction, save: { system_id: number; account_id: number | null; saved: Seconds }) {
  return tablesOf(tx)
    .insertInto('progress_saves')
    .values(save)
    .onConflict((there) => there.column('system_id').doUpdateSet(save))
    .execute()
}

interface RefusedSave {
  tx: AnyTransaction
  systemId: number
  who: Identity
}

/** Who saved a system last, as a refused save is told: `own` if it was the same person, in another window. */
async function lastSave({ people }: PageKindServices, { tx, systemId, who }: RefusedSave) {
  const last = await tablesOf(tx)
    .selectFrom('progress_saves')
    .where('system_id', '=', systemId)
    .select(['account_id', 'saved'])
    .executeTakeFirst()
  const { account_id: account = null, saved = 0 } = last ?? {}
  if (account === null) return { by: '', saved, own: false }
  const names = await people.named(tx as unknown as AnyDatabase, [account])
  return { by: names.get(account)?.name ?? '', saved, own: account === who.account?.id }
}
