import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('media/select-image', {
  all: 'All images',
  loadingFolders: 'Loading folders...',
  filter: 'Filter by name',
  loading: 'Loading images...',
  nothing: 'No images found',
  shown: '{shown} of {count} images',
  more: 'Show more',
  personalNote: 'Only you can see the pictures in this folder. Visitors see those in Public.',
  heading: 'Select Image',
  byAddress: 'By address',
  cancel: 'Cancel',
  upload: 'Upload Image',
  images: 'Images',
})
