import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('sectioned-page/manifest', {
  title: 'Sectioned page',
  detail: 'Sections of text, images, maps and videos, one below or beside the other.',
  editor: 'Edit sectioned pages',
})
