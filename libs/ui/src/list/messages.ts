import { defineMessages } from '@sitewright/messages'

/** What lists in pages say; what they list is named by those who show them. */
export const texts = defineMessages('ui/lists', {
  failed: 'Further {several} could not be loaded',
  loadMore: 'Load more',
  tryAgain: 'Try again',
  all: '{shown} {noun}',
  first: 'The first {counted}',
  some: '{shown} of {counted}',
})
