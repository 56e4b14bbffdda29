import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('page-kit/publishing-outcome', {
  staysHidden: 'Visitors do not see this page.',
  datesDoNotCount: 'Visitors do not see this page: ‘Published’ is not ticked.',
  takesOffline: 'Saving takes this page offline at once.',
  atOnce: 'Saving publishes this page at once.',
  atOnceUntil: 'Saving publishes this page at once, until {end}.',
  visible: 'Visitors see this page.',
  visibleUntil: 'Visitors see this page until {end}.',
  from: 'Visitors see this page from {start}.',
  between: 'Visitors see this page from {start} to {end}.',
  ended: 'Visitors do not see this page any more: it ended on {end}.',
})
