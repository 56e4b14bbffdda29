import { defineMessages } from '@sitewright/messages'

/** What the buttons of messages say, and what is added to a failure. */
export const texts = defineMessages('ui/messages', {
  ok: 'OK',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  goesOn: 'It is tried again by itself.',
})
