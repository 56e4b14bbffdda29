import { defineMessages } from '@sitewright/messages'

/** What the audit log tells of what was done. */
export const texts = defineMessages('contactform/audit', {
  draft: 'Stored a draft of the form',
  published: 'Published the form',
  saved: 'Saved the form',
  preauthorized: 'Pre-authorized a link or an address for the form',
  revoked: 'Revoked pre-authorizations of the form',
  submitted: 'Submitted the form',
  sentFile: 'Sent a file for a form',
  marked: 'Marked a submission',
  noted: 'Changed the note on a submission',
  deleted: 'Deleted a submission',
  released: 'Submission released',
})
