import { defineMessages } from '@sitewright/messages'

/** What a page lacks, to those who publish it. */
export const gaps = defineMessages('sectioned-page/gaps', {
  noPlace: 'A map on this page shows the place with which every new map begins: nobody has chosen one yet.',
})
