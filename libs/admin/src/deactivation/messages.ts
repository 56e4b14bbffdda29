import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('admin/deactivation', {
  heading: 'Deactivate your account',
  ifYouDo: 'If you deactivate your account:',
  nothingRemoved: 'None of your data or settings is removed.',
  noAccess: 'You lose all access: you are logged out everywhere and can no longer log in.',
  wayBack: 'Only the system administrator can reactivate the account.',
  deactivate: 'Deactivate',
  failed: 'Failed to deactivate account, see browser log for more information',
  another: 'A link works once, for a limited time. To get another one, log in and open My Account.',
  done: 'Your account has been deactivated',
  loggedOut: 'You have been logged out everywhere. The system administrator can reactivate the account.',
})
