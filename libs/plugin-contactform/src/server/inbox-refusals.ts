import { defineMessages } from '@sitewright/messages'

/** What those who read submissions are refused with. */
export const refusals = defineMessages('contactform/inbox-refusals', {
  denied: 'Permission denied',
  noteChanged: 'Somebody else has changed this note',
  badCursor: 'The list cannot be continued from there, please load it again',
})
