import type { accountCalls } from '@sitewright/api-client/contract'
import { securityEvent, type Changes } from './change.ts'

export const accountChanges: Changes<typeof accountCalls> = {
  'POST public/account-password-reset.json.php': securityEvent,
  'POST protected/account-password-do-reset.json.php': securityEvent,
  'POST private/account-deactivate.json.php': securityEvent,

  'POST private/account-change-password.json.php':
    (_, { self }) =>
    ([result]) =>
      result === 0 ? { summary: 'Own password changed', subject: self } : undefined,
  'POST private/account-request-deactivation.json.php':
    (_, { self }) =>
    () => ({ summary: 'Link for deactivating the own account asked for', subject: self }),
  'POST private/second-factor-start.json.php': { unnoted: 'nothing is on before the first code was given' },
  'POST private/second-factor-confirm.json.php':
    (_, { self }) =>
    ({ recovery }) =>
      recovery && { summary: 'Own second factor turned on', subject: self },
  'POST private/second-factor-renew-recovery.json.php':
    (_, { self }) =>
    ({ recovery }) =>
      recovery && { summary: 'Own recovery codes renewed', subject: self },
  'POST private/second-factor-remove.json.php':
    (_, { self }) =>
    ([result]) =>
      result === 0 ? { summary: 'Own second factor turned off', subject: self } : undefined,

  'POST private/account-create.json.php':
    ({ intro }, { look }) =>
    async ({ id }) =>
      id === undefined
        ? undefined
        : {
            summary: 'Account created',
            subject: await look.account(id),
            details: intro ? 'An invitation was mailed' : '',
          },
  'POST private/account-update.json.php': async ({ id }, { look }) => {
    const before = await look.account(id)
    return async () => {
      const subject = await look.account(id)
      return {
        summary: 'Account changed',
        subject,
        details: before.label === subject.label ? '' : `Was ${before.label}`,
      }
    }
  },
  'GET private/account-delete.json.php': async ({ id }, { look }) => {
    const subject = await look.account(id)
    return () => ({ summary: 'Account deleted', subject })
  },
  'GET private/account-reactivate.json.php':
    ({ id }, { look }) =>
    async () => ({ summary: 'Account reactivated', subject: await look.account(id) }),
  'POST private/account-change-user-password.json.php':
    ({ id }, { look }) =>
    async ([result]) =>
      result === 0 ? { summary: 'Password of an account changed', subject: await look.account(id) } : undefined,
  'POST private/account-remove-second-factor.json.php':
    ({ id }, { look }) =>
    async ([result]) =>
      result === 0 ? { summary: 'Second factor of an account turned off', subject: await look.account(id) } : undefined,
}
