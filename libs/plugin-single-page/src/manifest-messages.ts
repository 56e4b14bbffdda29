import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('single-page/manifest', {
  title: 'Single page',
  detail: 'One text with headings, pictures, lists and tables.',
  editor: 'Edit single pages',
})
