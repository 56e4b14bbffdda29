import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { kitVersion } from '../manifest.ts'

export interface InstalledPackage {
  name: string
  /** The folder whose package.json it is a dependency of. */
  from: string
  /** Symbolic links followed. */
  folder: string
  /** Its package.json. */
  content: Readonly<Record<string, unknown>>
}

/**
 * Reads the package.json of an app's dependency from the `node_modules` folders at and above the app. It is looked up
 * on disk, since a package need not export its package.json and most of an app's dependencies are no page kinds.
 *
 * @throws when the dependency is not installed.
 */
export function readDependency(appDir: string, name: string): InstalledPackage {
  const places = createRequire(path.resolve(appDir, 'package.json')).resolve.paths(name) ?? []
  const folder = places
    .map((place) => path.join(place, name))
    .find((at) => fs.existsSync(path.join(at, 'package.json')))
  if (!folder) throw new Error(`${name} is a dependency of ${appDir}, but cannot be found: is it installed?`)
  return {
    name,
    from: appDir,
    folder: fs.realpathSync(folder),
    content: readPackage(path.join(folder, 'package.json')),
  }
}

/** @throws when the file cannot be read or is no JSON object. */
export function readPackage(file: string): Readonly<Record<string, unknown>> {
  try {
    const content: unknown = JSON.parse(fs.readFileSync(file, 'utf8'))
    if (typeof content === 'object' && content !== null) return content as Record<string, unknown>
  } catch (cause) {
    throw new Error(`${file} cannot be read`, { cause })
  }
  throw new Error(`${file} is no JSON object`)
}

/** A dependency, and the folder whose package.json names it. */
export interface Dependency {
  name: string
  from: string
}

/**
 * The `dependencies` in an app's package.json, and in that of the folder of a site, if there is one; by name. What both name
 * is the app's.
 */
export function dependenciesOf(appDir: string, siteFolder?: string): Dependency[] {
  const owned = siteFolder !== undefined && fs.existsSync(path.join(siteFolder, 'package.json')) ? [siteFolder] : []
  const found = [...owned, appDir].flatMap((from) =>
    dependencyNames(from).map((name) => [name, { name, from }] as const),
  )
  return [...new Map(found).values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

function dependencyNames(folder: string): string[] {
  const { dependencies = {} } = readPackage(path.join(folder, 'package.json')) as { dependencies?: object }
  return Object.keys(dependencies)
}

/** @throws when a package was written for another version of the kit, or hides its package.json. */
export function assertUsable({ name, content }: InstalledPackage, kit: unknown): void {
  if (kit !== kitVersion) {
    throw new Error(`${name} was written for version ${String(kit)} of the page kit, this is version ${kitVersion}`)
  }
  if (!exportsOf(content).includes('./package.json')) {
    throw new Error(`${name} hides its package.json: add "./package.json": "./package.json" to its exports`)
  }
}

/** The entries of a package, such as `.` and `./server`. */
export function exportsOf({ exports }: InstalledPackage['content']): string[] {
  return Object.keys((exports ?? {}) as object)
}
