import type { AccountPanel, LoadedPanel } from '@sitewright/page-kit'
import type { KindLoader } from './kind-loader.ts'

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
