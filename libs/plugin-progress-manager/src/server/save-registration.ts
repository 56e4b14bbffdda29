import { type AnyTransaction, type CallContext, type PageKindServices, refuse } from '@sitewright/page-kit/server'
import { tablesOf } from '@sitewright/plugin-progress-admin/tables'
import type { ProgressManagerCalls } from '../contract.ts'
import { lockRegistration, accessibleRegistration } from './access.ts'
import { signature } from './signature.ts'
import { texts } from './messages.ts'

type Save = ProgressManagerCalls['POST protected/plugin/progress-manager/save-registration.json.php']

/** Gives a person a state and says whether the progression is completed; what was said before stays written down. */
export function registrationSaver(services: PageKindServices) {
  return async function save({ id, data }: Save['input'], context: CallContext): Promise<Save['reply']> {
    await accessibleRegistration(services, id, context)
    const complete = data.complete ? 1 : 0
    const signed = signature(services, context.who)
    await services.write(
      async (tx) => {
        const held = await lockRegistration(services, tx, id)
        const before = await liveState(tx, held.system_id, held.state_id)
        const state = await liveState(tx, held.system_id, data.idstate)
        if (data.idstate !== null && !state) refuse(texts.unknownState)
        const state_id = state?.id ?? null
        if (state_id === (before?.id ?? null) && complete === held.complete) return
        await tablesOf(tx)
          .insertInto('progress_changes')
          .values({ registration_id: id, ...signed, state_id, state: state?.name ?? '', complete })
          .execute()
        await tablesOf(tx)
          .updateTable('progress_registrations')
          .set({ state_id, complete })
          .where('id', '=', id)
          .execute()
      },
      { touches: [] },
    )
    return {}
  }
}

/** The state of this id, unless it is another system's or was deleted. */
async function liveState(tx: AnyTransaction, systemId: number, id: number | null) {
  if (id === null) return undefined
  return tablesOf(tx)
    .selectFrom('progress_states')
    .where('id', '=', id)
    .where('system_id', '=', systemId)
    .where('deleted', 'is', null)
    .select(['id', 'name'])
    .executeTakeFirst()
}
