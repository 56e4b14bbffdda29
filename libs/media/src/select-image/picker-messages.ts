import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('media/image-picker', {
  loadFailed: 'The images cannot be shown, please try again later',
  onlyYou: 'Only you can see this picture: it is in your Personal folder.',
  gap: 'Visitors would see a gap in its place.',
  moveFailed: 'Failed to move file, see browser log for more information',
  another: 'Choose another',
  uploadThere: 'You can upload it to ‘{folder}’ here, which everybody sees.',
  anyway: 'Use it anyway',
  everybodySees: 'Everybody can see what is in ‘{folder}’.',
  move: 'Move to ‘{folder}’',
})
