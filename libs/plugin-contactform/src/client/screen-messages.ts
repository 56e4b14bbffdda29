import { defineMessages } from '@sitewright/messages'

/** What the kind's screens are called, and what may wait on them. */
export const texts = defineMessages('contactform/screens', {
  releaseManager: 'Form Release Manager',
  submission: 'submission',
  submissions: 'submissions',
  inbox: 'Form Inbox',
  newMessage: 'new message',
  newMessages: 'new messages',
})
