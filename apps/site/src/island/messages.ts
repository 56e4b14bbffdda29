import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('site/island', {
  noConnection: 'There is no connection to the site. What you typed is still here.',
})
