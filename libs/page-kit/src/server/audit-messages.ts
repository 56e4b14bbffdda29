import { defineMessages } from '@sitewright/messages'

/** What the audit log tells of the calls that the kit makes for a kind. */
export const texts = defineMessages('page-kit/audit', {
  draft: 'Stored a draft',
  published: 'Published the page',
  saved: 'Saved the page',
  settings: 'Saved the settings of ‘{title}’',
})
