import type { PageKindManifest } from '@sitewright/page-kit'

export const manifest = {
  kind: 'form',
  title: 'Contact form',
  detail: 'A form of your own design that delivers what visitors send to the addresses you choose.',
  order: 30,
  permissions: { 'plugin.contactform.editor': 'Edit contact forms' },
  editor: 'plugin.contactform.editor',
  query: ['pa'],
} as const satisfies PageKindManifest
