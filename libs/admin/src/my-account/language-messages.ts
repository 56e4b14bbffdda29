import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('admin/my-account/language', {
  language: 'Language',
  ofSite: 'Language of the site ({name})',
  about: 'For the administration, all around the pages, and emails to you. Content stays in the language of the site.',
  use: 'Use this language',
  failed: 'Failed to change the language, see browser log for more information',
})
