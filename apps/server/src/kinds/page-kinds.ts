import { corePermissionNotes, corePermissions, type PermissionNote } from '@sitewright/api-client/contract'
import { byPlace, type PageKindServer, type SubAddresses } from '@sitewright/page-kit/server'

/** The server halves of the installed page kinds, by kind. */
export type PageKinds = ReadonlyMap<string, PageKindServer>

export function pageKindsOf(list: readonly PageKindServer[]): PageKinds {
  return new Map(list.map((kind) => [kind.manifest.kind, kind]))
}

/** What stands at addresses below pages of a kind, if it declares that there are any. */
export function subAddressesOf(kinds: PageKinds, kind: string): SubAddresses | undefined {
  const server = kinds.get(kind)
  return server?.manifest.subAddresses ? server.subAddresses : undefined
}

/** The kinds that declare addresses below their pages. */
export function kindsWithSubAddresses(kinds: PageKinds): string[] {
  return [...kinds.keys()].filter((kind) => subAddressesOf(kinds, kind) !== undefined).sort()
}

/** Every permission that a role can hold, with a readable text: those of the core, then those of the installed kinds. */
export function permissionTitles(kinds: PageKinds): ReadonlyMap<string, string> {
  const manifests = [...kinds.values()].map(({ manifest }) => manifest.permissions)
  return new Map([corePermissions, ...manifests].flatMap((permissions) => Object.entries(permissions)))
}

/** What is said of each of them beside its text. */
export function permissionNotes(kinds: PageKinds): ReadonlyMap<string, PermissionNote> {
  const ofKinds = [...kinds.values()].flatMap(({ manifest }) =>
    Object.keys(manifest.permissions).map((permission): [string, PermissionNote] => [
      permission,
      manifest.permissionNotes?.[permission] ?? {
        group: 'Pages',
        about: `Shows ‘Edit’ on pages of the type ‘${manifest.title}’: changes and publishes what is on them.`,
      },
    ]),
  )
  return new Map([...Object.entries(corePermissionNotes), ...ofKinds])
}

/** The kinds in the order in which they are offered for a new page: as their manifests say. */
export function asOffered(kinds: PageKinds): string[] {
  return byPlace([...kinds.values()], ({ manifest }) => manifest.order).map(({ manifest }) => manifest.kind)
}
