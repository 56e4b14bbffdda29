import type { SiteCommands } from '@sitewright/page-kit'
import type { KindLoader } from './kind-loader.ts'

/** The commands of all page kinds, in the order of the kinds; a kind that cannot be had is only logged. */
export async function commandLists(kinds: Pick<KindLoader, 'loadAll'>): Promise<SiteCommands[]> {
  return (await kinds.loadAll()).flatMap(({ manifest, commands }) =>
    commands ? [{ ...commands, kind: manifest.kind }] : [],
  )
}
