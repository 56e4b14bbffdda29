import { join } from 'node:path'
import { findContributions, findPageKinds, type FoundPageKind } from '@sitewright/page-kit/discover'
import { root } from '../setup/root.mjs'

/**
 * The page kinds of the site.
 *
 * @throws as `findPageKinds` does, naming the package that cannot be used.
 */
export function installedKinds(): FoundPageKind[] {
  findPageKinds(join(root, 'apps/server'))
  return findPageKinds(join(root, 'apps/site'))
}

/** A package that the site has for its pages. */
export interface InstalledPackage {
  package: string
  version: string
  /** The page kind that it brings, if it brings one. */
  kind?: string
  /** What is there from the next start. */
  brings: string
}

/**
 * The packages that bring page kinds, or contribute to them.
 *
 * @throws as `findPageKinds` and `findContributions` do.
 */
export function installedPackages(): InstalledPackage[] {
  findContributions(join(root, 'apps/server'))
  const kinds = installedKinds().map((found) => ({ ...found, brings: `new pages can be of the kind '${found.kind}'` }))
  const others = findContributions(join(root, 'apps/site'))
    .filter((found) => !kinds.some((kind) => kind.package === found.package))
    .map(({ package: name, version, point }) => ({ package: name, version, brings: `it adds to ${point}` }))
  return [...kinds, ...new Map(others.map((each) => [each.package, each])).values()]
}
