import { defineMessages } from '@sitewright/messages'

/** What the audit log tells of what was done. */
export const texts = defineMessages('progress-manager/audit', {
  attached: 'Attached the page to a progression system',
  registered: 'Registered an account in a progression system',
  changedState: 'Changed the state of a registered person',
  recorded: 'Added a record of progress',
  recordedGroup: 'Added records of progress to several people',
  struck: 'Struck out a record of progress',
  struckGroup: 'Struck out records of progress of several people',
})
