// Serves a site with the page kind of the folder in which it is started, until a signal ends it.
import { serve } from '@sitewright/server/develop'
import { environmentIn } from './environment.ts'
import { kindIn } from './kind-folder.ts'
import { kindSources } from './kind-sources.ts'
import { viteConfig } from './vite-config.ts'

try {
  const kind = kindIn(process.cwd())
  const environment = environmentIn(kind.folder, process.env)
  await serve({ environment, develop: { kinds: kindSources(kind), vite: viteConfig(kind) } })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
