import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isShared } from '@sitewright/page-kit/discover'
import { siteDependencies } from '../process/site-folder.ts'
import { installInSite } from './install-site.ts'
import { installedPackages, type InstalledPackage } from './installed-kinds.ts'

/** What `findPageKinds` does not look at in a package.json. */
interface Manifest {
  dependencies?: Record<string, string>
  exports?: Record<string, unknown>
}

/**
 * Installs a package into the site's folder. One that is there already is taken as it is now.
 *
 * @param spec what npm installs.
 * @throws when it is no package for pages, or one that this site cannot use.
 */
export async function addedKind(spec: string): Promise<InstalledPackage> {
  const before = siteDependencies()
  await installInSite(spec)
  const after = siteDependencies()
  const name = Object.keys(after).find((each) => before[each] !== after[each]) ?? nameIn(spec, after)
  const added = installedPackages().find((each) => each.package === name)
  if (!added) throw new Error('that is no page kind: its package.json has no "pageKind" and no "contributes"')
  if (!added.isAdded) throw new Error(`${added.package} is one of the packages that this site comes with`)
  assertWhole(added)
  return added
}

/** The package that npm was told to install and that was there before, such as a link or a version. */
function nameIn(spec: string, installed: Record<string, string>): string | undefined {
  const manifest = join(spec, 'package.json')
  const { name }: { name?: string } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}
  return name ?? Object.keys(installed).find((each) => spec === each || spec.startsWith(`${each}@`))
}

/** @throws for a package that would bring a copy of what the site has once, or that is not built. */
function assertWhole({ package: name, folder }: InstalledPackage): void {
  const { dependencies = {}, exports = {} }: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const copies = Object.keys(dependencies).filter(isShared)
  if (copies.length > 0)
    throw new Error(
      `${name} has ${copies.join(', ')} among its dependencies: a site has one of each, so make them peerDependencies`,
    )
  const missing = Object.values(exports)
    .flatMap(targetsOf)
    .filter((path) => !existsSync(join(folder, path)))
  if (missing.length > 0)
    throw new Error(`${name} has no ${missing.join(', ')}, which its package.json exports: build it first`)
}

/** The JavaScript files that an entry stands for. */
function targetsOf(entry: unknown): string[] {
  if (typeof entry === 'string') return entry.includes('*') || !/\.[cm]?js$/.test(entry) ? [] : [entry]
  const { default: target } = (entry ?? {}) as { default?: unknown }
  return target === undefined ? [] : targetsOf(target)
}
