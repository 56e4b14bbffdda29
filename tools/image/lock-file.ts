import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'

/** What package-lock.json says of a package, as far as it is read here. */
interface LockedPackage {
  version?: string
  license?: string
  /** Where a link leads: a package of this repository. */
  resolved?: string
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** A package that is installed from a registry: `path` is its folder, from the top folder. */
export interface InstalledPackage {
  name: string
  version: string
  license: string
  path: string
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>
}

/**
 * Packages and all that they need to run, as the lock file names it and as it is installed here, by path. Packages of this
 * repository are passed through: what they need is in the list, they are not.
 *
 * @param from the folder of the package that needs them, from the top folder.
 * @param names by default all that it depends on.
 * @throws naming a package that is needed and not installed.
 */
export function productionPackages(from: string, names?: readonly string[]): InstalledPackage[] {
  const found = new Map<string, InstalledPackage>()
  const passed = new Set<string>()

  function addAll(path: string, needed: readonly Needed[]) {
    for (const { name, isOptional } of needed) {
      const at = placeOf(name, path)
      if (at && existsSync(join(root, at))) add(name, at)
      else if (!isOptional) throw new Error(`${name}, which ${path} needs, is not installed`)
    }
  }

  function add(name: string, at: string) {
    const { link, resolved = '', version = '', license = 'none' } = packages[at] ?? {}
    const path = link ? resolved : at
    if (passed.has(path)) return
    passed.add(path)
    if (!link) found.set(path, { name, version, license, path })
    addAll(path, neededBy(packages[path] ?? {}))
  }

  addAll(from, names?.map((name) => ({ name, isOptional: false })) ?? neededBy(packages[from] ?? {}))
  return [...found.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

interface Needed {
  name: string
  isOptional: boolean
}

function neededBy({
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}: LockedPackage): Needed[] {
  const optional = (name: string) => name in optionalDependencies || peerDependenciesMeta[name]?.optional === true
  const names = new Set([dependencies, optionalDependencies, peerDependencies].flatMap((each) => Object.keys(each)))
  return [...names].map((name) => ({ name, isOptional: optional(name) }))
}

/** Where Node finds a package that another one imports: beside it, or in a folder above. */
function placeOf(name: string, from: string): string | undefined {
  const parts = from.split('/')
  for (let length = parts.length; length >= 0; length--) {
    if (parts[length - 1] === 'node_modules') continue
    const at = [...parts.slice(0, length), 'node_modules', name].join('/')
    if (at in packages) return at
  }
  return undefined
}
