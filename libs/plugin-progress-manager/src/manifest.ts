import type { PageKindManifest } from '@sitewright/page-kit'

export const manifest = {
  kind: 'progress-manager',
  title: 'Progress manager',
  detail: 'Registers people in a progression system and records how far each of them has come.',
  permissions: { 'plugin.progresssystem.user': 'Record the progress of people' },
  editor: 'plugin.progresssystem.user',
} as const satisfies PageKindManifest
