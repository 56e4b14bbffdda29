import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('site/waking', {
  loading: 'Loading…',
  retrying: 'Some of this page did not load. Trying again…',
})
