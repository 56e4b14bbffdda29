import { canonicalLanguage } from '@sitewright/api-client/contract'
import { fail } from '../errors.ts'
import type { AccountsOptions, AccountTools, Caller } from './account-tools.ts'
import { createPasswordChanges } from './password-changes.ts'
import { createDeactivation } from './deactivation.ts'
import { createEmailTemplates } from './email-templates.ts'
import { createInvitations } from './invitations.ts'
import { createLogin } from './login.ts'
import { createLoginLimits } from './login-limits.ts'
import { createAccountImport } from './import-accounts.ts'
import { createAccountManagement } from './account-management.ts'
import { createOwnPassword } from './own-password.ts'
import { createPasswordRules } from './password-rules.ts'
import { createPendingSecrets } from './pending-secrets.ts'
import { createResetByLink } from './reset-by-link.ts'
import { createResetRequests } from './reset-requests.ts'
import { createSecondFactorCheck } from './second-factor-check.ts'
import { createSecondFactor } from './second-factor.ts'

export type Accounts = ReturnType<typeof createAccounts>

/** Everything that concerns people's accounts. */
export function createAccounts(options: AccountsOptions) {
  const limits = createLoginLimits(options)
  const tools: AccountTools = {
    ...options,
    limits,
    emailTemplates: createEmailTemplates(options),
    passwordError: createPasswordRules(options),
    isOwnPassword: createOwnPassword({ ...options, limits }),
  }
  return {
    login: createLogin({ ...options, limits, checkSecondFactor: createSecondFactorCheck(options) }),
    resetRequests: createResetRequests(tools),
    ...createResetByLink(tools),
    passwords: createPasswordChanges(tools),
    deactivation: createDeactivation(tools),
    language: createOwnLanguage(tools),
    secondFactor: createSecondFactor({ ...tools, pendingSecrets: createPendingSecrets(options) }),
    management: createAccountManagement(tools),
    invitations: createInvitations(tools),
    importAll: createAccountImport(tools),
  }
}

/** The language in which somebody reads the site. */
function createOwnLanguage({ database, languages }: Pick<AccountTools, 'database' | 'languages'>) {
  return {
    /** @param typed - '' for that of the site. @throws {RefusedError} 400 where the site has no texts in it. */
    async choose(typed: string, { account }: Pick<Caller, 'account'>): Promise<void> {
      const language = typed === '' ? '' : (canonicalLanguage(typed) ?? fail('badLanguage'))
      if (language !== '' && !languages.installed.includes(language)) fail('languageMissing')
      await database.write((tx) => tx.updateTable('accounts').set({ language }).where('id', '=', account.id).execute())
    },
  }
}
