import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('page-kit/trash', {
  failed: 'It could not be brought back',
  named: '{names} could not be brought back',
  name: '‘{name}’',
  more: '{more} more',
  line: '{count, plural, one {From the trash, it can still be brought back for {days}.} other {From the trash, they can still be brought back for {days}.}}',
  days: '{days, plural, one {# day} other {# days}}',
  undo: 'Undo',
})
