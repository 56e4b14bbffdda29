import { defineMessages } from '@sitewright/messages'

/** What lists and previews of several screens say. */
export const texts = defineMessages('admin/shared', {
  close: 'Close',
  seeLog: 'see browser log for more information',
  failure: '{failure}: {reason}',
  shownOf: '{shown} of {found} shown',
  foundOf: '{found} of {all}',
  inResult: 'In a search result',
  whenShared: 'When shared',
  noTitle: 'No title',
  noDescription: 'Without a description, search engines take some text of the page.',
})
