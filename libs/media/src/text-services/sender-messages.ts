import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('media/picture-sender', {
  noFolders: 'The folders could not be loaded',
  publicQuestion: 'Upload it to Public?',
  goesTo: 'Pictures go to ‘{folder}’.',
  changeFolder: 'Change folder',
})
