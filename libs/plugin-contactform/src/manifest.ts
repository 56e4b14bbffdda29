import type { PageKindManifest } from '@sitewright/page-kit'
import { texts } from './manifest-messages.ts'

export const manifest = {
  kind: 'form',
  title: texts.title,
  detail: texts.detail,
  order: 30,
  permissions: { 'plugin.contactform.editor': texts.editor },
  editor: 'plugin.contactform.editor',
  query: ['pa'],
} as const satisfies PageKindManifest
