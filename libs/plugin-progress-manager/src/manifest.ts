import type { PageKindManifest } from '@sitewright/page-kit'
import { systemUser } from '@sitewright/plugin-progress-admin/model'

export const manifest = {
  kind: 'progress-manager',
  title: 'Progress manager',
  detail: 'Registers people in a progression system and records how far each of them has come.',
  order: 50,
  permissions: { [systemUser]: 'Record the progress of people' },
  permissionNotes: {
    [systemUser]: {
      group: 'Training',
      about:
        'Opens pages of the type ‘Progress manager’: registers people and records what they have reached. Not even administrators can without it.',
    },
  },
  editor: systemUser,
  needs: [systemUser],
} as const satisfies PageKindManifest
