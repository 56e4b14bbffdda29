import path from 'node:path'
import type { InlineConfig, Plugin, Rolldown } from 'vite'
import { devStyles } from './dev-styles.ts'
import type { KindFolder } from './kind-folder.ts'
import { sharedEntries, sharedPackages } from './shared-packages.ts'

/** What the site's own configuration lacks where its packages are installed, and one kind is in a folder of its own. */
export function viteConfig(kind: KindFolder): InlineConfig {
  return {
    cacheDir: path.join(kind.folder, 'node_modules/.vite/sitewright'),
    // kind and site share contexts
    resolve: { dedupe: [...sharedPackages()] },
    // packages that are installed never change: bundled once, a page needs dozens of files instead of thousands
    optimizeDeps: {
      entries: [kind.client],
      include: sharedEntries(),
      rolldownOptions: { plugins: [leftToVite()] },
    },
    server: { fs: { allow: [kind.folder] } },
    plugins: [ownKind(kind), bundledPackages(), devStyles(kind)],
  }
}

/** What only Vite understands, such as the address of a worker, stays an import. */
function leftToVite(): Rolldown.Plugin {
  return {
    name: 'sitewright:left-to-vite',
    resolveId: {
      filter: { id: /\?worker/ },
      async handler(source, importer) {
        const [file = '', query] = source.split('?')
        const found = await this.resolve(file, importer)
        return found && { id: `${found.id}?${query}`, external: 'absolute' }
      },
    },
  }
}

/** Adds the kind to those that come with the site. */
function ownKind({ kind, package: name, client }: KindFolder): Plugin {
  const entry = `{ kind: ${JSON.stringify(kind)}, package: ${JSON.stringify(name)}, load: () => import(${JSON.stringify(client)}) }`
  return {
    name: 'sitewright:own-kind',
    transform(code, id) {
      return id === '\0virtual:page-kinds' ? code.replace(/\]\s*$/, `  ${entry},\n]\n`) : undefined
    },
  }
}

/** In its repository the site shares sources with kinds, which must not be bundled; here all of them are packages. */
function bundledPackages(): Plugin {
  return {
    name: 'sitewright:bundled-packages',
    config(config) {
      if (config.optimizeDeps) config.optimizeDeps.exclude = []
    },
  }
}
