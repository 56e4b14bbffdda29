import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('media/inputs', {
  noImage: 'None chosen',
  chooseImage: 'Choose image',
  removeImage: 'Remove image',
  alt: 'What the image shows',
  altHint: 'Read out by screen readers. Leave it empty for an image that only decorates.',
  chooseLink: 'Choose link',
  placeholder: 'Enter text here...',
})
