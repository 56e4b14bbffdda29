import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('rich-text/view', {
  table: 'Table',
})
