import type { PageKindManifest } from '@sitewright/page-kit'
import { texts } from './manifest-messages.ts'

export const manifest = {
  kind: 'sectioned-page',
  title: texts.title,
  detail: texts.detail,
  order: 20,
  permissions: { 'plugin.sectionedpage.editor': texts.editor },
  editor: 'plugin.sectionedpage.editor',
} as const satisfies PageKindManifest
