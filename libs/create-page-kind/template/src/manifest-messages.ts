import { defineMessages } from '@sitewright/messages'

/** What staff read of this kind. package.json names the catalogue, so that visitors do not load its translations. */
export const texts = defineMessages('sample-kind/manifest', {
  title: 'Sample kind',
  detail: 'An introduction and a list, for which readers who are logged in can say thank you.',
  editor: 'Edit pages of the kind “Sample kind”',
  group: 'Pages',
  about: 'Changes and publishes what is on pages of the kind “Sample kind”.',
})
