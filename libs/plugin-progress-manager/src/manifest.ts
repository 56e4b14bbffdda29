import type { PageKindManifest } from '@sitewright/page-kit'
import { systemUser } from '@sitewright/plugin-progress-admin/model'
import { texts } from './manifest-messages.ts'

export const manifest = {
  kind: 'progress-manager',
  title: texts.title,
  detail: texts.detail,
  order: 50,
  permissions: { [systemUser]: texts.systemUser },
  permissionNotes: {
    [systemUser]: {
      group: texts.training,
      about: texts.about,
    },
  },
  editor: systemUser,
  needs: [systemUser],
} as const satisfies PageKindManifest
