import fs from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { readPackage } from './installed-package.ts'

/** What a kind shares contexts or classes with the site by: there is one of each, the site's. */
const alwaysShared = /^(react|react-dom|@chakra-ui\/react|@emotion\/react|kysely|vite|@sitewright\/(?!plugin-)[^/]+)$/

/** The name of the package that a bare specifier imports from; undefined for a path, a URL or a part of Node. */
export function packageNameOf(specifier: string): string | undefined {
  if (/^[./\\\0]|^[a-z]+:/i.test(specifier) || isBuiltin(specifier)) return undefined
  return /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0]
}

/** True for a package of which a site has one: a kind must not bring a copy of its own. */
export function isShared(name: string): boolean {
  return alwaysShared.test(name)
}

/**
 * Tells which imports of the packages that a site owns lead to the site's own copy: those of what the importing package names
 * as a peer, and of React and the like always. So there is one of each, wherever the packages lie, and also for a linked
 * folder, which has copies of its own for its tests.
 *
 * @param folders those of the packages, and that which holds them; symbolic links are followed.
 */
export function createSharedImports(folders: readonly string[]): (specifier: string, importer: string) => boolean {
  const roots = folders.filter((folder) => fs.existsSync(folder)).map((folder) => fs.realpathSync(folder) + path.sep)
  const peers = new Map<string, ReadonlySet<string>>()
  return (specifier, importer) => {
    const name = packageNameOf(specifier)
    if (name === undefined || !roots.some((root) => importer.startsWith(root))) return false
    return isShared(name) || peersOf(path.dirname(importer), peers).has(name)
  }
}

/** The peers of the package that a folder belongs to. */
function peersOf(folder: string, known: Map<string, ReadonlySet<string>>): ReadonlySet<string> {
  const earlier = known.get(folder)
  if (earlier) return earlier
  const manifest = path.join(folder, 'package.json')
  const above = path.dirname(folder)
  // a package.json without a name, such as { "type": "module" }, is none of a package
  const content = fs.existsSync(manifest) ? readPackage(manifest) : {}
  const found =
    'name' in content || above === folder
      ? new Set(Object.keys((content['peerDependencies'] ?? {}) as object))
      : peersOf(above, known)
  known.set(folder, found)
  return found
}
