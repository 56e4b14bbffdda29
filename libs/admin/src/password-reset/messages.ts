import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('admin/password-reset', {
  heading: 'Set your password',
  password: 'New password',
  confirmation: 'Confirm password',
  change: 'Change Password',
  failed: 'Failed to reset password, see browser log for more information',
  invalid: 'This link is invalid or has expired',
  another:
    'A link works once, for a limited time. If you have set your password with it, log in. To get another one, choose Login in the account menu, then ‘I forgot my password’. If you were invited, ask whoever invited you.',
  changed: 'Your password has been updated',
  ready: 'Your account is ready. Log in with your email address and the password that you just set.',
  readyAs:
    'Your account is ready. Log in with your email address, <address>{email}</address>, and the password that you just set.',
  unavailable: 'Your account is unavailable for 15 minutes from now; then you can log in with the new password.',
  unavailableAs:
    'Your account is unavailable for 15 minutes from now; then you can log in as <address>{email}</address> with the new password.',
  for: 'For <person>{name}</person>',
  forNamed: 'For <person>{name}</person> (<address>{email}</address>)',
  invitation:
    'Your invitation is valid until <time>{until}</time>, for one use. You can log in as soon as you have set your password.',
  security: 'For your security, your account will be unavailable for 15 minutes after the reset request is completed.',
})
