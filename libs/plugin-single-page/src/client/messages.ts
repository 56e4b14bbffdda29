import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('single-page/editor', {
  heading: 'Page Text',
  label: 'Page text',
  placeholder: 'Enter text here...',
})
