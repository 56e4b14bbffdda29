import type { sessionCalls } from '@sitewright/api-client/contract'
import type { Handlers } from '@sitewright/page-kit/server'
import type { Services } from '../services.ts'
import type { CoreContext } from './endpoints.ts'

/** What answers logging in and out, and who is logged in. */
export function sessionHandlers({ accounts, audit, identities }: Services): Handlers<typeof sessionCalls, CoreContext> {
  return {
    'POST public/login.json.php': async (input, { client, session }) => {
      const { accountId, first, ...reply } = await accounts.login(input, client.address)
      if (accountId === undefined) return reply
      await session.start(accountId)
      const permissions = await identities.permissionsOf(accountId)
      return { permissions, ...(first && permissions.includes('core.admin') && { first }) }
    },
    'GET public/logout.json.php': async (_, context) => {
      await context.session.end()
      if (context.who.account) audit.recordAlone({ action: 'logout', actor: context })
      return {}
    },
    'GET private/get-account.json.php': (_, { who }) => ({
      auth: who.account ? 1 : 0,
      permissions: [...who.permissions].sort(),
    }),
    'GET private/session-account.json.php': (_, { who }) =>
      who.account ? { id: who.account.id, email: who.account.email } : {},
  }
}
