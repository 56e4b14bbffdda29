import { defineMessages } from '@sitewright/messages'

/** What the audit log tells of what was done. */
export const texts = defineMessages('single-page/audit', {
  draft: 'Stored a draft of the text',
  published: 'Published the text',
  saved: 'Saved the text',
})
