import { defineMessages } from '@sitewright/messages'

/** What the audit log tells of what was done. */
export const texts = defineMessages('progress-admin/audit', {
  attached: 'Attached the page to a progression system',
  saved: 'Saved the states and stages of the progression system',
})
