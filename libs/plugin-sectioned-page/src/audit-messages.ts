import { defineMessages } from '@sitewright/messages'

/** What the audit log tells of what was done. */
export const texts = defineMessages('sectioned-page/audit', {
  draft: 'Stored a draft of the sections',
  published: 'Published the sections',
  saved: 'Saved the sections',
  savedTemplate: 'Saved a template of sections',
  renamedTemplate: 'Renamed a template of sections',
  deletedTemplate: 'Deleted a template of sections',
})
