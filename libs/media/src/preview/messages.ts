import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('media/preview', {
  missing: 'This image could not be loaded',
  preview: 'Image preview',
  images: 'Images',
})
