import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('site/menu', {
  main: 'Main menu',
  side: 'Side menu',
  close: 'Close menu',
})
