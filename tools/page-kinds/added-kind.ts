import type { FoundPageKind } from '@sitewright/page-kit/discover'
import { installedKinds } from './installed-kinds.ts'

/**
 * Installs, and says which page kind came with it.
 *
 * @throws when none came, or one that this site cannot use.
 */
export async function addedKind(install: () => Promise<void>): Promise<FoundPageKind> {
  const before = new Map(installedKinds().map((kind) => [kind.package, kind.version]))
  await install()
  const added = installedKinds().find((kind) => before.get(kind.package) !== kind.version)
  if (!added) throw new Error('that is no page kind: its package.json has no "pageKind"; or it was installed already')
  return added
}
