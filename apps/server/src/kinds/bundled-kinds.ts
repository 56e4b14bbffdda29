import { loadInstalledServers, type OnBroken } from '@sitewright/page-kit/discover'
import type { PageKindServer } from '@sitewright/page-kit/server'
import installed from 'virtual:page-kinds'

/** The server halves of the page kinds that were installed, or in the site's folder, when this server was built. */
export function loadKinds(onBroken: OnBroken, _siteFolder?: string): Promise<PageKindServer[]> {
  return loadInstalledServers(installed, { onBroken })
}
