import { defineMessages } from '@sitewright/messages'

/** The headers of the table with all submissions. */
export const texts = defineMessages('contactform/export', {
  form: 'Form Name',
  submitter: 'Submitter',
  date: 'Date',
  state: 'State',
  mark: 'Inbox Mark',
  note: 'Inbox Note',
})
