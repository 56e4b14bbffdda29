import { join } from 'node:path'
import { findContributions, findPageKinds, type FoundPageKind } from '@sitewright/page-kit/discover'
import { siteFolder } from '../process/site-folder.ts'
import { root } from '../setup/root.mjs'

/**
 * The page kinds of the site: those of this repository, and those that were added to it.
 *
 * @throws as `findPageKinds` does, naming the package that cannot be used.
 */
export function installedKinds(): FoundPageKind[] {
  findPageKinds(join(root, 'apps/server'), { siteFolder })
  return findPageKinds(join(root, 'apps/site'), { siteFolder })
}

/** A package that the site has for its pages. */
export interface InstalledPackage {
  package: string
  version: string
  /** The package's folder, symbolic links followed. */
  folder: string
  /** True where it is the site's own: it was added, and is in the site's folder. */
  isAdded: boolean
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
  findContributions(join(root, 'apps/server'), { siteFolder })
  const kinds = installedKinds().map((found) => ({ ...found, brings: `new pages can be of the kind '${found.kind}'` }))
  const others = findContributions(join(root, 'apps/site'), { siteFolder })
    .filter((found) => !kinds.some((kind) => kind.package === found.package))
    .map(({ kind: _, ...found }) => ({ ...found, brings: `it adds to ${found.point}` }))
  const all = [...kinds, ...new Map(others.map((each) => [each.package, each])).values()]
  return all.map((each) => ({ ...each, isAdded: each.from === siteFolder }))
}
