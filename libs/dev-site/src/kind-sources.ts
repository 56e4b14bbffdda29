import { loadInstalledServers } from '@sitewright/page-kit/discover'
import { loadKinds, type KindSources } from '@sitewright/server/develop'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { KindFolder } from './kind-folder.ts'

/** The server half that somebody works on, beside those of the kinds that come with a site. */
export function kindSources({ folder, kind, package: name, server }: KindFolder): KindSources {
  const own = { kind, package: name, load: () => import(/* @vite-ignore */ pathToFileURL(server).href) }
  return {
    folders: [path.join(folder, 'src')],
    load: async (onBroken) => [...(await loadKinds(onBroken)), ...(await loadInstalledServers([own], { onBroken }))],
  }
}
