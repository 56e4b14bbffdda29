import { isPointName } from '../contributions/extension-point.ts'
import { isFields } from '../values.ts'
import { findPageKinds, report, type FindOptions } from './find-page-kinds.ts'
import { assertUsable, dependenciesOf, exportsOf, readDependency, type InstalledPackage } from './installed-package.ts'

/** What a dependency of an app brings to an extension point of a page kind. */
export interface FoundContribution {
  /** The point's name, such as `sectioned-page/section-types`. */
  point: string
  /** The kind whose point it is. */
  kind: string
  package: string
  version: string
  /** The package's folder, symbolic links followed. */
  folder: string
  /** The folder whose package.json it is a dependency of. */
  from: string
  /** What to import for the client half; with `/server` after it, for the server half. */
  entry: string
}

/**
 * What the packages among an app's `dependencies` contribute to page kinds, by package name: those whose package.json holds
 * `"contributes": { "kit": 1, "points": { "sectioned-page/section-types": "." } }`, where `.` names the export that brings it.
 * A package may contribute to several points, and be a page kind as well. Nothing is imported.
 *
 * @param appDir - the folder that holds the app's package.json.
 * @throws without `onBroken`, naming the package, for one that says it wrongly, that was written for another version of the
 * kit, or that contributes to a kind which no package brings.
 */
export function findContributions(appDir: string, { onBroken, siteFolder }: FindOptions = {}): FoundContribution[] {
  // what is wrong with kinds is told by who looks for them
  const kinds = new Set(findPageKinds(appDir, { onBroken: () => {}, siteFolder }).map(({ kind }) => kind))
  return dependenciesOf(appDir, siteFolder).flatMap(({ name, from }) => {
    try {
      const installed = installedAt(from, name)
      const found = installed ? readContributions(installed) : []
      for (const { kind, point } of found)
        if (!kinds.has(kind)) throw new Error(`${name} contributes to ${point}, but no package brings that page kind`)
      return found
    } catch (error) {
      report({ package: name, error, onBroken })
      return []
    }
  })
}

/** Undefined for one that cannot be read, which `findPageKinds` tells. */
function installedAt(from: string, name: string): InstalledPackage | undefined {
  try {
    return readDependency(from, name)
  } catch {
    return undefined
  }
}

function readContributions(installed: InstalledPackage): FoundContribution[] {
  const { name, from, folder, content } = installed
  const { contributes, version } = content
  if (contributes === undefined) return []
  const { kit, points } = (contributes ?? {}) as { kit?: unknown; points?: unknown }
  if (!isFields(points) || Object.keys(points).length === 0)
    throw new Error(`${name}: its package.json has a contributes without points`)
  assertUsable(installed, kit)
  return Object.entries(points).map(([point, path]) => {
    if (!isPointName(point))
      throw new Error(`${name}: '${point}' cannot be an extension point: it is a page kind, a / and a name`)
    if (typeof path !== 'string' || !isEntry(path, exportsOf(content)))
      throw new Error(`${name}: '${String(path)}', which it contributes to ${point}, is none of its exports`)
    const [kind = ''] = point.split('/')
    return { point, kind, package: name, version: String(version), folder, from, entry: name + path.slice(1) }
  })
}

/** True if both halves of an entry are exported. */
function isEntry(path: string, exported: readonly string[]): boolean {
  return exported.includes(path) && exported.includes(`${path}/server`)
}
