import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('rich-text/image-hint', {
  edit: 'Edit image',
  noDescription: 'No description yet',
})
