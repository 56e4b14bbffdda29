import { corePermissions } from '@sitewright/api-client/contract'
import type { PageKinds } from '../kinds/page-kinds.ts'

/** Every permission that a role can hold, with a readable text: those of the core, then those of the installed kinds. */
export function allPermissions(kinds: PageKinds): ReadonlyMap<string, string> {
  const manifests = [...kinds.values()].map(({ manifest }) => manifest.permissions)
  return new Map([corePermissions, ...manifests].flatMap((permissions) => Object.entries(permissions)))
}
