import { type CallContext, type PageKindServices, refuse } from '@sitewright/page-kit/server'
import type { ProgressAdminCalls } from '../contract.ts'
import { saveEntries } from './save-entries.ts'
import { adminKind, conflict, systemFor, tablesOf } from './tables/index.ts'

type Save = ProgressAdminCalls['POST protected/plugin/progress-admin/save-page.json.php']

/** Stores the states and the stages of the system that a page is attached to. */
export function systemSaver(services: PageKindServices) {
  return async function save({ id, data, base }: Save['input'], { who }: CallContext): Promise<Save['reply']> {
    const system = await systemFor(services, { id, kind: adminKind, who })
    if (data.SystemName !== undefined && data.SystemName !== system.name)
      refuse('The name of a progression system cannot be changed')
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
          conflict('The progression system was changed by someone else in the meantime', 'changed-meanwhile')
        await saveEntries(tx, { table: 'progress_states', systemId: system.id, entries: data.SystemStates, now })
        await saveEntries(tx, { table: 'progress_stages', systemId: system.id, entries: data.SystemStages, now })
        return { version }
      },
      { touches: [] },
    )
  }
}
