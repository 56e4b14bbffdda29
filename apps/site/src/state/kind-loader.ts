import {
  createRegistry,
  type AccountPanel,
  type InstalledKind,
  type LoadedPanel,
  type PageKind,
} from '@sitewright/page-kit'

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

/** The parts of My Account that page kinds bring, in the order of the kinds. One that cannot be had is only logged. */
export async function loadAccountPanels(kinds: Pick<KindLoader, 'loadAll'>): Promise<LoadedPanel[]> {
  const panels = (await kinds.loadAll()).flatMap(({ manifest, accountPanels = [] }) =>
    accountPanels.map((panel) => ({ ...panel, kind: manifest.kind })),
  )
  const loaded = await Promise.allSettled(panels.map(loadPanel))
  return loaded.flatMap((result) => {
    if (result.status === 'fulfilled') return [result.value]
    console.error(result.reason)
    return []
  })
}

async function loadPanel({ kind, key, load }: AccountPanel & { kind: string }): Promise<LoadedPanel> {
  const { default: Panel } = await load()
  return { key: `${kind} ${key}`, Panel }
}
