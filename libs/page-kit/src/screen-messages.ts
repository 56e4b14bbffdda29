import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('page-kit/screens', {
  help: 'Help',
  loading: 'Loading',
})
