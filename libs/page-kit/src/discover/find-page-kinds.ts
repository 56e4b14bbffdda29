import { assertUsable, dependenciesOf, readDependency, type InstalledPackage } from './installed-package.ts'

/** A dependency of an app that brings a page kind. */
export interface FoundPageKind {
  /** The kind's name, such as `single-page`. */
  kind: string
  /** True where it stands in for kinds that are not installed. */
  fallback?: true
  /** The package's name, which is also what to import. */
  package: string
  version: string
  /** The package's folder, symbolic links followed. */
  folder: string
  /** The folder whose package.json it is a dependency of: the app's, or that of the site. */
  from: string
}

/** Told of a package that cannot be used; it is then left out, and the others go on. */
export type OnBroken = (broken: { package: string; error: Error }) => void

/** What to do with a package whose page kind cannot be used. */
export interface FindOptions {
  /** A folder of the site's own, outside the app, whose `dependencies` count as the app's do. It may be absent. */
  siteFolder?: string | undefined
  /** Absent: the first problem is thrown. */
  onBroken?: OnBroken
}

/**
 * The page kinds among the `dependencies` of an app and of the site's folder, by package name: those whose own package.json holds
 * `"pageKind": { "kit": 1, "kind": "…" }`, with `"fallback": true` for the one that stands in for others. Nothing is imported.
 *
 * @param appDir - the folder that holds the app's package.json.
 * @throws without `onBroken`, naming the package, for one that is not installed or hides its package.json, that was
 * written for another version of the kit, or that brings a kind, or stands in for unknown
 * ones, as another package already does.
 */
export function findPageKinds(appDir: string, { onBroken, siteFolder }: FindOptions = {}): FoundPageKind[] {
  const found = new Map<string, FoundPageKind>()
  for (const { name, from } of dependenciesOf(appDir, siteFolder)) {
    try {
      const entry = readPageKind(readDependency(from, name))
      if (!entry) continue
      const earlier = found.get(entry.kind)
      if (earlier) throw new Error(`Page kind '${entry.kind}' comes from ${earlier.package} and from ${name}`)
      const standIn = entry.fallback && [...found.values()].find(({ fallback }) => fallback)
      if (standIn) throw new Error(`${standIn.package} and ${name} both stand in for page kinds that are not installed`)
      found.set(entry.kind, entry)
    } catch (error) {
      report({ package: name, error, onBroken })
    }
  }
  return [...found.values()]
}

/** Hands a problem to `onBroken`, or throws it. */
export function report(problem: { package: string; error: unknown; onBroken: OnBroken | undefined }): void {
  const error = problem.error instanceof Error ? problem.error : new Error(String(problem.error))
  if (!problem.onBroken) throw error
  problem.onBroken({ package: problem.package, error })
}

function readPageKind(installed: InstalledPackage): FoundPageKind | undefined {
  const { name, from, folder, content } = installed
  const { pageKind, version } = content
  if (pageKind === undefined) return undefined
  const { kit, kind, fallback } = (pageKind ?? {}) as { kit?: unknown; kind?: unknown; fallback?: unknown }
  if (typeof kind !== 'string' || kind === '')
    throw new Error(`${name}: its package.json has a pageKind without a kind`)
  // the addresses of pages hold it: /pages/single-page/7
  if (!/^[a-z-]{1,40}$/.test(kind))
    throw new Error(`${name}: '${kind}' cannot be a page kind: lower-case letters and hyphens only, up to 40`)
  assertUsable(installed, kit)
  return { kind, ...(fallback === true && { fallback }), package: name, version: String(version), folder, from }
}
