import { defineMessages } from '@sitewright/messages'

/** What is said of the links and addresses that need no verification. */
export const texts = defineMessages('contactform/preauthorizations', {
  heading: 'Pre-authorized links and addresses',
  revokeAll: 'Revoke all',
  close: 'Close',
  loadFailed:
    'The list could not be loaded. Try again. If it still does not load, tell the person who looks after this site.',
  tryAgain: 'Try again',
  caption: 'Exempt from verification',
  none: 'No one is pre-authorized',
  everyoneVerifies: 'Everyone must verify their address before this form is delivered.',
  for: 'For',
  linkHolders: 'Who has the link',
  madeBy: 'Made by',
  notKnown: 'Not known',
  made: 'Made',
  valid: 'Valid',
  forEver: 'For ever',
  until: 'until <moment>the day</moment>',
  actions: 'Actions',
  revoked: 'It is revoked.',
  allRevoked: 'All of them are revoked.',
  revoke: 'Revoke',
  revokeAddress: 'Revoke {email}',
  revokeLinkOf: 'Revoke the link of {by}',
  revokeLink: 'Revoke the link of somebody',
  confirmAll: 'Revoke all links and addresses of this form? Everyone must then verify their address again.',
  confirmAddress: 'Revoke {email}? It must then be verified again.',
  confirmLink: 'Revoke this link? Anyone who uses it must then verify their address.',
  revokeFailed: 'Failed to revoke the pre-authorization, see browser log for more information',
})
