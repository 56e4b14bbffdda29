import { join } from 'node:path'
import { findPageKinds } from '../../libs/page-kit/src/discover/find-page-kinds.ts'
import { root } from '../setup/root.mjs'

/**
 * The page kinds of the site.
 *
 * @throws as `findPageKinds` does, naming the package that cannot be used.
 */
export function installedKinds() {
  findPageKinds(join(root, 'apps/server'))
  return findPageKinds(join(root, 'apps/site'))
}
