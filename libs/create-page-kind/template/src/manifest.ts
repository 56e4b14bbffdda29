import type { PageKindManifest } from '@sitewright/page-kit'
import { texts } from './manifest-messages.ts'

/** What both halves, and everybody else, must know of this kind. */
export const manifest = {
  kind: 'sample-kind',
  title: texts.title,
  detail: texts.detail,
  permissions: { 'plugin.samplekind.editor': texts.editor },
  permissionNotes: { 'plugin.samplekind.editor': { group: texts.group, about: texts.about } },
  editor: 'plugin.samplekind.editor',
} as const satisfies PageKindManifest
