// Serves a site with the page kind of the folder in which it is started, until a signal ends it.
import { loadInstalledServers } from '@sitewright/page-kit/discover'
import { loadKinds, serve, type KindSources } from '@sitewright/server/develop'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { endWithNpm } from './end-with-npm.ts'
import { kindIn, type KindFolder } from './kind-folder.ts'
import { viteConfig } from './vite-config.ts'

endWithNpm()
try {
  const kind = kindIn(process.cwd())
  await serve({ environment: environmentIn(kind), develop: { kinds: kindSources(kind), vite: viteConfig(kind) } })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** The settings of the site: its data is in the kind's folder, and it logs what is wrong only, unless somebody says otherwise. */
function environmentIn({ folder }: KindFolder): NodeJS.ProcessEnv {
  const { DATA_DIR = path.join(folder, '.sitewright'), LOG_LEVEL = 'warn' } = process.env
  return { ...process.env, DATA_DIR, LOG_LEVEL }
}

/** The server half that somebody works on, beside those of the kinds that come with a site. */
function kindSources({ folder, kind, package: name, server }: KindFolder): KindSources {
  const own = { kind, package: name, load: () => import(/* @vite-ignore */ pathToFileURL(server).href) }
  return {
    folders: [path.join(folder, 'src')],
    load: async (onBroken) => [...(await loadKinds(onBroken)), ...(await loadInstalledServers([own], { onBroken }))],
  }
}
