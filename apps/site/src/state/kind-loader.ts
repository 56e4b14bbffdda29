import { createRegistry, type InstalledKind, type PageKind } from '@sitewright/page-kit'

/** The installed page kinds, and the code of those that have been needed so far. */
export interface KindLoader {
  installed: readonly InstalledKind[]
  /** The kind, if its code is here already. */
  get: (kind: string) => PageKind | undefined
  /** The kind, or undefined if no package brings it. Rejects if its code cannot be loaded. */
  load: (kind: string) => Promise<PageKind | undefined>
  /** Loads all of them. One that fails is only logged, and tried again when it is asked for. */
  loadAll: () => Promise<PageKind[]>
}

/** @throws when two packages bring the same kind. */
export function createKindLoader(installed: readonly InstalledKind[]): KindLoader {
  const registry = createRegistry(installed)
  const loaded = new Map<string, PageKind>()

  async function load(kind: string): Promise<PageKind | undefined> {
    const entry = registry.get(kind)
    if (!entry) return undefined
    const module = loaded.get(kind) ?? (await entry.load()).default
    loaded.set(kind, module)
    return module
  }

  return {
    installed,
    get: (kind) => loaded.get(kind),
    load,
    async loadAll() {
      const results = await Promise.allSettled(registry.list().map(({ kind }) => load(kind)))
      for (const result of results) if (result.status === 'rejected') console.error(result.reason)
      return [...loaded.values()]
    },
  }
}
