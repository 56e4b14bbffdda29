import type { PageKindManifest } from '@sitewright/page-kit'

export const manifest = {
  kind: 'progress-admin',
  title: 'Progress admin',
  detail: 'Defines a progression system: its ordered states and its stages.',
  permissions: { 'plugin.progresssystem.admin': 'Define progression systems' },
  editor: 'plugin.progresssystem.admin',
} as const satisfies PageKindManifest
