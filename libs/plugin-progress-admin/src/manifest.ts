import type { PageKindManifest } from '@sitewright/page-kit'
import { systemAdmin } from './model/permissions.ts'
import { texts } from './manifest-messages.ts'

export const manifest = {
  kind: 'progress-admin',
  title: texts.title,
  detail: texts.detail,
  order: 40,
  permissions: { [systemAdmin]: texts.systemAdmin },
  permissionNotes: {
    [systemAdmin]: {
      group: texts.training,
      about: texts.about,
    },
  },
  editor: systemAdmin,
  needs: [systemAdmin],
} as const satisfies PageKindManifest
