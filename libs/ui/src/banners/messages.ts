import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('ui/banners', {
  notices: 'Notices',
  close: 'Close',
})
