import { defineMessages } from '@sitewright/messages'

/** What the pages say that the link of an email leads to. */
export const texts = defineMessages('contactform/verify', {
  ask: 'Confirm your message',
  askWhat: 'Please confirm that you sent this message. It is delivered as soon as you do.',
  confirm: 'Confirm',
  askStaff: 'Release this message',
  askStaffWhat: 'The message is delivered as soon as you confirm.',
  released: 'Your message is on its way',
  releasedWhat: 'Thank you. Your message has been confirmed and is being delivered. You can close this page.',
  releasedByStaff: 'The message is on its way',
  releasedByStaffWhat: 'The message has been released and is being delivered. You can close this page.',
  over: 'This link is invalid or has expired',
  overWhat:
    'Each link works once, and for 4 hours. If the message was confirmed already, there is nothing left to do; otherwise please fill in the form again.',
  toForm: 'Back to the form',
  toStart: 'To the start page',
  denied: 'Permission denied',
  deniedWhat: 'Please log in as someone who may release messages, and try again.',
})
