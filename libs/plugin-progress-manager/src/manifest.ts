import type { PageKindManifest } from '@sitewright/page-kit'
import { systemUser } from '@sitewright/plugin-progress-admin/model'

export const manifest = {
  kind: 'progress-manager',
  title: 'Progress manager',
  detail: 'Registers people in a progression system and records how far each of them has come.',
  permissions: { [systemUser]: 'Record the progress of people' },
  editor: systemUser,
  needs: [systemUser],
} as const satisfies PageKindManifest
