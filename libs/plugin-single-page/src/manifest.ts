import type { PageKindManifest } from '@sitewright/page-kit'
import { texts } from './manifest-messages.ts'

export const manifest = {
  kind: 'single-page',
  title: texts.title,
  detail: texts.detail,
  order: 10,
  fallback: true,
  permissions: { 'plugin.singlepage.editor': texts.editor },
  editor: 'plugin.singlepage.editor',
} as const satisfies PageKindManifest
