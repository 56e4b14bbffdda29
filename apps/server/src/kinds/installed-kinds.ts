import { loadPageKindServers, type OnBroken } from '@sitewright/page-kit/discover'
import type { PageKindServer } from '@sitewright/page-kit/server'
import { serverDir } from '../config.ts'

/** The server halves of the page kinds that this app depends on. The build puts `bundled-kinds.ts` in this one's place. */
export function loadKinds(onBroken: OnBroken): Promise<PageKindServer[]> {
  return loadPageKindServers(serverDir, { onBroken })
}
