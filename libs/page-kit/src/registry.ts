import type { PageKind } from './page-kind.ts'

/** How the shell gets at an installed kind: its name, and its code when it is needed. */
export interface InstalledKind {
  kind: string
  /** The package that brings it. */
  package: string
  /** True for the kind that stands in for those that are not installed; of the site's kinds one at most is. */
  fallback?: boolean
  load: () => Promise<{ default: PageKind }>
}

/** The installed page kinds, by name. */
export interface PageKindRegistry {
  /** The installed kind of that name, or undefined. */
  get: (kind: string) => InstalledKind | undefined
  list: () => readonly InstalledKind[]
}

/** @throws when two packages bring the same kind. */
export function createRegistry(installed: readonly InstalledKind[]): PageKindRegistry {
  const byKind = new Map<string, InstalledKind>()
  for (const entry of installed) {
    const earlier = byKind.get(entry.kind)
    if (earlier) throw new Error(`Page kind '${entry.kind}' comes from ${earlier.package} and from ${entry.package}`)
    byKind.set(entry.kind, entry)
  }
  return { get: (kind) => byKind.get(kind), list: () => [...byKind.values()] }
}
