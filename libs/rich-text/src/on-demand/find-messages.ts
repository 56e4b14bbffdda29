import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('rich-text/find', {
  heading: 'Find and replace',
  replaceWith: 'Replace with',
  replace: 'Replace',
  replaceAll: 'Replace all',
  close: 'Close search',
  find: 'Find',
  notFound: 'Not found',
  found: '{place} of {count}',
  previous: 'Previous',
  next: 'Next',
  matchCase: 'Match case',
})
