import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('rich-text/uploads', {
  picture: 'Picture',
  uploadOf: 'Upload of {name}',
  failed: '{name}: {reason}',
  tryAgain: 'Try again',
  chooseFile: 'Choose a file',
  cancel: 'Cancel',
  remove: 'Remove',
  fileFor: 'File for {name}',
})
