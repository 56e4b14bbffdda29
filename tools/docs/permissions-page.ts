import {
  corePermissionNotes,
  corePermissions,
  publicPermission,
  type PermissionNote,
} from '@sitewright/api-client/contract'
import { textOf, type Told } from '@sitewright/messages'
import type { PageKindServer } from '@sitewright/page-kit/server'
import { code, generatedNote, table } from './markdown.ts'

/** docs/reference/permissions.md: every permission, and which package brings it. */
export function permissionsPage(kinds: readonly PageKindServer[]): string {
  const notes = new Map(
    [corePermissionNotes, ...kinds.map(({ manifest }) => manifest.permissionNotes ?? {})].flatMap((one) =>
      Object.entries<PermissionNote>(one),
    ),
  )
  const rows = (permissions: Readonly<Record<string, Told>>, from: string) =>
    Object.entries(permissions).map(([permission, text]) => {
      const { about = '', warning = '' } = notes.get(permission) ?? {}
      return [code(permission), textOf(text), [about, warning].map(textOf).filter(Boolean).join(' '), from]
    })
  return `# Permissions

${generatedNote}

A role holds permissions, and an account those of its roles. Who is not logged in holds ${code(publicPermission)} only.
${code('core.admin')} enters every administration screen.

${table(
  ['Permission', 'Lets its holder', 'Which means', 'From'],
  [
    ...rows(corePermissions, 'the core'),
    ...kinds.flatMap(({ manifest }) => rows(manifest.permissions, `the page kind ${code(manifest.kind)}`)),
  ],
)}`
}
