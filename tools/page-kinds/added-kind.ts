import { installedPackages, type InstalledPackage } from './installed-kinds.ts'

/**
 * Installs, and says which package came that brings a page kind or contributes to one.
 *
 * @throws when none came, or one that this site cannot use.
 */
export async function addedKind(install: () => Promise<void>): Promise<InstalledPackage> {
  const before = new Map(installedPackages().map((each) => [each.package, each.version]))
  await install()
  const added = installedPackages().find((each) => before.get(each.package) !== each.version)
  if (!added)
    throw new Error(
      'that is no page kind: its package.json has no "pageKind" and no "contributes"; or it was installed already',
    )
  return added
}
