import { defineMessages } from '@sitewright/messages'

/** What those are told who ask too often. */
export const texts = defineMessages('contactform/limits', {
  files: 'Too many files were sent in a short time. Please try again in a few minutes',
})
