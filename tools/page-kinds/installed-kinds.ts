import { join } from 'node:path'
import { findPageKinds, type FoundPageKind } from '@sitewright/page-kit/discover'
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
