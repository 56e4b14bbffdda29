import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('server/account-emails', {
  // whose account it is, within a sentence and at the beginning of one
  account: 'the account of {email}',
  namedAccount: "the account ''{name}'' of {email}",
  accountFirst: 'The account of {email}',
  namedAccountFirst: "The account ''{name}'' of {email}",
  hours: '{count, plural, one {# hour} other {# hours}}',
  days: '{count, plural, one {# day} other {# days}}',
  deactivate: 'Deactivate the account',
  notYou: 'If this was not you, please tell the system administrator of {site} at once.',
  notExpected: 'If you did not expect this, please ask the system administrator.',
  useAgain: 'To use it again, please ask the system administrator to reactivate it.',
  loginAgain: 'All sessions have ended; please log in again.',

  resetSubject: 'Set a new password for {site}',
  resetAsked: 'Somebody asked for a new password for {account} at {site}. Follow this link to choose one:',
  resetLink: 'Set a new password',
  resetTerms:
    'The link works once, within {span}. After that you can ask for another one. For your safety the account will be unavailable for 15 minutes once the new password is set.',
  resetIgnore: 'If you did not ask for this, you can ignore this email: your password stays as it is.',

  deactivatedSubject: 'Your account at {site} is deactivated',
  deactivatedAsked:
    'Somebody asked for a new password for {account} at {site}. The account is deactivated, so no new password can be set.',
  ignore: 'If you did not ask for this, you can ignore this email.',

  changedSubject: 'Your password was changed',
  changed: 'The password for {account} at {site} was changed.',
  changedForYou: 'An administrator of {site} set a new password for {account}.',

  invitationSubject: 'Your account at {site}',
  invited: 'Welcome to {site}! An account was created for you: {account}. Choose a password to begin:',
  choosePassword: 'Choose a password',
  invitationTerms:
    "The link works once, within {span}. After that, use 'I forgot my password' in the login dialog to get another one.",
  notWanted: 'If you do not want this account, you can deactivate it within {span}:',
  invitationIgnore: 'If you did not expect this email, you can ignore it.',

  deactivationSubject: 'Deactivate your account at {site}',
  deactivationAsked:
    'You asked for a link to deactivate {account} at {site}. No data or settings are removed, but you cannot log in until the system administrator reactivates the account.',
  deactivationTerms: 'The link works once, within {span}.',
  deactivationIgnore: 'If you did not ask for this, you can ignore this email: nothing happens without the link.',

  addressSubject: 'The email address of your account was changed',
  addressChanged:
    'The email address of {account} at {site} was changed. Emails about it no longer come here, and links sent earlier no longer work.',

  goneSubject: 'Your account was deactivated',
  gone: '{account} at {site} was deactivated by the link that was sent to this address. No data or settings were removed.',
  noticeSubject: 'An account at {site} was deactivated',
  notice: 'The owner of {account} deactivated it. It can be reactivated in the Account Manager.',

  backSubject: 'Your account is active again',
  back: '{account} at {site} was reactivated. You can log in with your password as before.',
  backNotWanted: 'If you do not want this, you can request a link for deactivating the account on your account page.',

  stepsOnSubject: 'Two-step login is on',
  stepsOn:
    'From now on, logging in to {account} at {site} requires a code from your authenticator app after the password. Keep the recovery codes in a safe place: each can be used once instead of a code from the app.',
  stepsOffSubject: 'Two-step login is off',
  stepsOff: 'Logging in to {account} at {site} requires only the password again.',
  stepsRemoved:
    'An administrator of {site} turned off two-step login for {account}. Logging in requires only the password again; you can turn it back on from your account page.',
})
