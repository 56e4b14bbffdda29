import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('rich-text/link-hint', {
  open: 'Open {address}',
  click: '{key}click opens it',
})
