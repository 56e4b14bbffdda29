import type { PageKindManifest } from '@sitewright/page-kit'
import { systemAdmin } from './model/permissions.ts'

export const manifest = {
  kind: 'progress-admin',
  title: 'Progress admin',
  detail: 'Defines a progression system: its ordered states and its stages.',
  order: 40,
  permissions: { [systemAdmin]: 'Define progression systems' },
  permissionNotes: {
    [systemAdmin]: {
      group: 'Training',
      about:
        'Opens pages of the type ‘Progress admin’: the stages and levels that people are to reach. Not even administrators can without it.',
    },
  },
  editor: systemAdmin,
  needs: [systemAdmin],
} as const satisfies PageKindManifest
