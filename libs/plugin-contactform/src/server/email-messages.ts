import { defineMessages } from '@sitewright/messages'

/** What the emails of a form say. */
export const texts = defineMessages('contactform/emails', {
  filledIn: "Somebody filled in the form ''{form}'':",
  filesInInbox:
    '{count, plural, one {The file is in the Form Inbox of the site.} other {The files are in the Form Inbox of the site.}}',
  openInbox: 'Open the Form Inbox',
  copySubject: 'Your message: {form}',
  copy: "This is a copy of what you sent by the form ''{form}''. It was delivered when you confirmed it.",
  verify:
    "This address was entered in the form ''{form}''. Please confirm that it is yours, so that your message can be delivered.",
  confirm: 'Confirm my message',
  linkWorks: 'The link works for 4 hours. If it was not you, do nothing: the message will not be delivered.',
})
