import type { accountCalls } from '@sitewright/api-client/contract'
import type { Handlers } from '@sitewright/page-kit/server'
import type { CoreContext } from './endpoints.ts'
import type { Services } from '../services.ts'
import { listAccounts, readAccountInfo } from '../accounts/account-list.ts'
import { pagedAccounts } from '../accounts/paged-accounts.ts'
import { callerOf } from '../accounts/account-tools.ts'

/** What answers the calls about accounts. */
export function accountHandlers({
  accounts,
  database,
  humanCheck,
  languages,
  mail,
  settings,
}: Services): Handlers<typeof accountCalls, CoreContext> {
  const { deactivation, invitations, management, passwordLink, passwords, resetByLink, resetRequests, secondFactor } =
    accounts
  return {
    'GET public/human-check.json.php': async () => ({
      ...(await humanCheck.offer()),
      ...(!(await mail.isDelivering()) && { sends: false }),
    }),
    'POST public/account-password-reset.json.php': async (input, { client }) => {
      await resetRequests.request(input, client.address)
      return (await mail.isDelivering()) ? {} : { sends: false }
    },
    'POST protected/account-password-link.json.php': ({ uid }) => passwordLink(uid),
    'POST protected/account-password-do-reset.json.php': async (input, { client }) => {
      const { invited } = await resetByLink(input, client.address)
      return invited ? { invited } : {}
    },
    'POST private/account-deactivate.json.php': async ({ uid }, { client }) => {
      await deactivation.deactivate(uid, client.address)
      return {}
    },

    'GET private/account-get-info.json.php': (_, context) =>
      readAccountInfo({ database, settings, languages }, callerOf(context).account.id),
    'POST private/account-change-password.json.php': async ({ current, new: fresh }, context) => {
      const caller = callerOf(context)
      const changed = await passwords.changeOwn({ current, fresh }, caller)
      if (changed[0] === 0) await context.session.start(caller.account.id)
      return changed
    },
    'POST private/account-set-language.json.php': async ({ language }, context) => {
      await accounts.language.choose(language, callerOf(context))
      return {}
    },
    'POST private/account-request-deactivation.json.php': async (_, context) => {
      await deactivation.requestLink(callerOf(context))
      return {}
    },
    'POST private/second-factor-start.json.php': ({ password }, context) =>
      secondFactor.start(password, callerOf(context)),
    'POST private/second-factor-confirm.json.php': ({ code }, context) => secondFactor.confirm(code, callerOf(context)),
    'POST private/second-factor-renew-recovery.json.php': ({ password }, context) =>
      secondFactor.renewRecovery(password, callerOf(context)),
    'POST private/second-factor-remove.json.php': ({ password }, context) =>
      secondFactor.remove(password, callerOf(context)),

    'GET private/account-get-list.json.php': () => listAccounts(database.read),
    'GET private/account-get-paged.json.php': (input) => pagedAccounts(database, input),
    'POST private/account-create.json.php': (input, context) => management.create(input, callerOf(context)),
    'POST private/account-import.json.php': (input, context) => accounts.importAll(input, callerOf(context)),
    'POST private/account-update.json.php': async (input, context) => {
      await management.update(input, callerOf(context))
      return {}
    },
    'GET private/account-delete.json.php': async ({ id }, context) => {
      await management.remove(id, callerOf(context))
      return {}
    },
    'GET private/account-reactivate.json.php': async ({ id }, context) => {
      await management.reactivate(id, callerOf(context))
      return {}
    },
    'POST private/account-invite.json.php': async ({ id }, context) => {
      await invitations.invite(id, callerOf(context))
      return {}
    },
    'POST private/account-invitation-link.json.php': ({ id }, context) => invitations.link(id, callerOf(context)),
    'POST private/account-change-user-password.json.php': async ({ admin, user, id }, context) => {
      const caller = callerOf(context)
      const isOwn = id === caller.account.id
      const changed = await (isOwn
        ? passwords.changeOwn({ current: admin, fresh: user }, caller)
        : passwords.changeOther({ own: admin, fresh: user, accountId: id }, caller))
      if (isOwn && changed[0] === 0) await context.session.start(id)
      return changed
    },
    'POST private/account-remove-second-factor.json.php': ({ admin, id }, context) =>
      management.takeSecondFactor(id, admin, callerOf(context)),
  }
}
