import { type AnyTransaction, type CallContext, notFound, type PageKindServices } from '@sitewright/page-kit/server'
import { tablesOf } from '@sitewright/plugin-progress-admin/tables'
import type { ProgressManagerCalls } from '../contract.ts'
import { assertAccessible } from './access.ts'
import { signature } from './signature.ts'

type Register = ProgressManagerCalls['POST protected/plugin/progress-manager/account-register.json.php']

/**
 * Registers an account in a system, once: anyone who asks again is answered the same registration. 404 for an account that is
 * not there or deactivated.
 */
export function accountRegistrar(services: PageKindServices) {
  const { people, write } = services

  async function register(input: Register['input'], { who, aboutAccount }: CallContext): Promise<Register['reply']> {
    const { id: accountId, idProgressSystem: systemId } = input
    await assertAccessible(services, systemId, who)
    aboutAccount?.(accountId)
    const { by, time } = signature(services, who)
    return write(
      async (tx) => {
        const { email, name } = (await people.hold(tx, accountId)) ?? notFound()
        const added = await tablesOf(tx)
          .insertInto('progress_registrations')
          .values({
            system_id: systemId,
            account_id: accountId,
            email,
            name,
            registered: time,
            registered_by: by,
            state_id: null,
            complete: 0,
            stages: '[]',
            recorded: 0,
            last_end: null,
          })
          .onConflict((there) => there.columns(['system_id', 'account_id']).doNothing())
          .returning('id')
          .executeTakeFirst()
        return added ?? registrationOf(tx, { systemId, accountId })
      },
      { touches: [] },
    )
  }

  return register
}

function registrationOf(tx: AnyTransaction, { systemId, accountId }: { systemId: number; accountId: number }) {
  return tablesOf(tx)
    .selectFrom('progress_registrations')
    .where('system_id', '=', systemId)
    .where('account_id', '=', accountId)
    .select('id')
    .executeTakeFirstOrThrow()
}
