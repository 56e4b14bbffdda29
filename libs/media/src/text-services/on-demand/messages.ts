import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('media/link-targets', {
  unpublished: '{address} · Not published',
  headingOf: 'Heading of {address}',
  file: 'File',
})
