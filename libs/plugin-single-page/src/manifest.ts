import type { PageKindManifest } from '@sitewright/page-kit'

export const manifest = {
  kind: 'single-page',
  title: 'Single page',
  detail: 'One text with headings, pictures, lists and tables.',
  order: 10,
  fallback: true,
  permissions: { 'plugin.singlepage.editor': 'Edit single pages' },
  editor: 'plugin.singlepage.editor',
} as const satisfies PageKindManifest
