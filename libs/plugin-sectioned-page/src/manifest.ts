import type { PageKindManifest } from '@sitewright/page-kit'

export const manifest = {
  kind: 'sectioned-page',
  title: 'Sectioned page',
  detail: 'Sections of text, images, maps and videos, one below or beside the other.',
  order: 20,
  permissions: { 'plugin.sectionedpage.editor': 'Edit sectioned pages' },
  editor: 'plugin.sectionedpage.editor',
} as const satisfies PageKindManifest
