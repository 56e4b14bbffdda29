import { loadPageKindServers, type OnBroken } from '@sitewright/page-kit/discover'
import type { PageKindServer } from '@sitewright/page-kit/server'
import { serverDir } from '../config.ts'

/**
 * The server halves of the page kinds that this app depends on, and of those in the folder of a site, if one is given. The
 * build puts `bundled-kinds.ts` in this one's place.
 */
export function loadKinds(onBroken: OnBroken, siteFolder?: string): Promise<PageKindServer[]> {
  return loadPageKindServers(serverDir, { onBroken, siteFolder })
}
