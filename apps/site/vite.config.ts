import { pageKindsPlugin, findPageKinds } from '@sitewright/page-kit/discover'
import react from '@vitejs/plugin-react'
import path from 'node:path'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin, type Rolldown } from 'vite'
import { compressAssets } from './compress-assets.ts'

const appDir = import.meta.dirname
const source = '@sitewright/source'
const entry = path.join(appDir, 'src/entry-client.tsx')

/** What every page needs and what seldom changes: a chunk that stays in the browser's cache over many builds. */
const vendor = /node_modules\/(react|react-dom|scheduler|react-router|cookie|zustand|@emotion\/[a-z-]+|stylis)\//

/** What only staff need: a visitor's document must not name it. */
const staffOnly = /node_modules\/@tanstack\//

/** Characters. What is larger, such as a map library, is fetched when it is needed: few who edit a page need it. */
const heaviest = 600_000

/** Without those that cannot be used: the build names them, and the server in development goes on without. */
function kindPackages(): string[] {
  return findPageKinds(appDir, { onBroken: () => {} }).map((kind) => kind.package)
}

/** Writes down which files the browser needs for the entry and for each page kind, for the documents to name. */
function assetList(): Plugin {
  return {
    name: 'sitewright:asset-list',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
      const reached = (chunk: Rolldown.OutputChunk, from: (file: Rolldown.OutputChunk) => string[]): string[] => {
        const found = new Set<string>()
        const add = (name: string) => {
          const file = bundle[name]
          if (found.has(name) || file?.type !== 'chunk') return
          found.add(name)
          from(file).forEach(add)
        }
        add(chunk.fileName)
        return [...found].map((name) => `/${name}`)
      }
      const withImports = (chunk: Rolldown.OutputChunk) => reached(chunk, ({ imports }) => imports)
      const withAll = (chunk: Rolldown.OutputChunk) =>
        reached(chunk, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]).filter(isLight)
      const isLight = (name: string) => {
        const file = bundle[name.slice(1)]
        return file?.type === 'chunk' && file.code.length <= heaviest
      }
      const main = chunks.find(({ isEntry }) => isEntry)
      if (!main) throw new Error('The build has no entry')
      const modules = withImports(main)
      const kinds: Record<string, string[]> = {}
      const editors: Record<string, string[]> = {}
      for (const { kind, package: name } of findPageKinds(appDir)) {
        const resolved = await this.resolve(name, entry)
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === resolved?.id)
        if (!chunk) throw new Error(`The build has no chunk of its own for ${name}`)
        const own = withImports(chunk).filter((file) => !modules.includes(file))
        kinds[kind] = own
        editors[kind] = withAll(chunk).filter((file) => !modules.includes(file) && !own.includes(file))
      }
      for (const name of [...modules, ...Object.values(kinds).flat()]) {
        const file = bundle[name.slice(1)]
        const misplaced = file?.type === 'chunk' && file.moduleIds.find((id) => staffOnly.test(id))
        if (misplaced) throw new Error(`Visitors would load ${misplaced} with ${name}`)
      }
      const list = JSON.stringify({ entry: `/${main.fileName}`, modules, kinds, editors })
      this.emitFile({ type: 'asset', fileName: '.vite/assets.json', source: list })
    },
  }
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: appDir,
  // an installed kind shares the site's modules; bundled in advance, it would bring copies of them
  optimizeDeps: { exclude: kindPackages() },
  appType: 'custom',
  plugins: [react(), pageKindsPlugin({ appDir }), assetList(), compressAssets()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    // One bundle without node_modules starts ten times as fast and takes a third of the memory.
    noExternal: command === 'build' ? true : [/^@sitewright\//, '@chakra-ui/react', /^@emotion\//, ...kindPackages()],
    resolve: { conditions: [source, ...defaultServerConditions] },
  },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: isSsrBuild
    ? { target: 'node24', copyPublicDir: false }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'baseline-widely-available',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: entry,
          output: { codeSplitting: { groups: [{ name: 'vendor', test: vendor }] } },
        },
      },
}))
