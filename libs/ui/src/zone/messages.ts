import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('ui/zone', {
  times: 'Times are those of {zone}.',
})
