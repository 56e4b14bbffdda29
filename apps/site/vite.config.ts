import { messagesPlugin } from '@sitewright/messages/build'
import {
  findContributions,
  findMessagePackages,
  findPageKinds,
  pageKindsPlugin,
  siteThemePlugin,
} from '@sitewright/page-kit/discover'
import react from '@vitejs/plugin-react'
import path from 'node:path'
import { defaultClientConditions, defaultServerConditions, defineConfig, type UserConfig } from 'vite'
import { assetList } from './asset-list.ts'
import { chunksByPurpose } from './chunks-by-purpose.ts'
import { compressAssets } from './compress-assets.ts'
import { evaluateAtBuild, evaluated } from './evaluate-at-build.ts'
import { fetchedFirst, withItself } from './fetched-first.ts'
import { servedFonts } from './served-fonts.ts'
import { usedRecipes } from './used-recipes.ts'
import { buildVisitorScript } from './visitor-script.ts'

const appDir = import.meta.dirname
/** Of the kinds and the theme that are the site's own; tools/process/build.ts and the server in development say where that is. */
const siteFolder = process.env['SITE_FOLDER']
const source = '@sitewright/source'
const entry = path.join(appDir, 'src/entry-client.tsx')
const island = path.join(appDir, 'src/entry-island.tsx')
/** What the tokens are declared in, with the rest of the global styles. */
const globalCss = path.join(appDir, '../../libs/ui/src/theme/global-css.build.ts')
const visitorEntry = path.join(appDir, 'src/entry-visitor.ts')

/** What every page needs and what seldom changes: a chunk that stays in the browser's cache over many builds. */
const vendor = /node_modules\/(react|react-dom|scheduler|zustand)\/|^\0rolldown/

/** The kinds, and what contributes to them, without those that cannot be used: the build names them, and the server in development goes on without. */
const usable = { siteFolder, onBroken: () => {} }
const kindPackages = [...findPageKinds(appDir, usable), ...findContributions(appDir, usable)]
const kindNames = kindPackages.map((found) => found.package)

/** With the site's own. */
const messagePackages = () => [{ name: '@sitewright/site', folder: appDir }, ...findMessagePackages(appDir, usable)]

export default defineConfig(async ({ command, isSsrBuild }): Promise<UserConfig> => {
  const shared: UserConfig = {
    root: appDir,
    appType: 'custom',
    resolve: {
      conditions: [source, ...defaultClientConditions],
      alias: { '@juggle/resize-observer': path.join(appDir, 'native-resize-observer.ts') },
    },
    define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  }
  const client: UserConfig['build'] = {
    outDir: 'dist/client',
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false, resolveDependencies: withItself },
  }
  const messages = messagesPlugin({ packages: messagePackages })
  const plugins = [
    react(),
    pageKindsPlugin({ appDir, siteFolder }),
    messages,
    siteThemePlugin(siteFolder),
    evaluateAtBuild({ condition: source }),
  ]
  const input = [entry, island]
  const kinds = new Map(findPageKinds(appDir, usable).map((each) => [each.package, each.kind]))
  const contributions = findContributions(appDir, usable)
  const isClientBuild = command === 'build' && !isSsrBuild
  const recipes = usedRecipes()
  const chunks = isClientBuild
    ? await chunksByPurpose(
        { ...shared, plugins: [...plugins, recipes.read], build: { ...client, rolldownOptions: { input } } },
        { entry, island, kinds, contributions },
      )
    : new Map<string, string>()
  const buildVisitor = () =>
    buildVisitorScript({ ...shared, plugins: [evaluateAtBuild({ condition: source })], build: client }, visitorEntry)
  const buildTokens = async () => String(await evaluated(globalCss, source))
  return {
    ...shared,
    // an installed kind shares the site's modules; bundled in advance, it would bring copies of them
    optimizeDeps: { exclude: kindNames },
    server: { fs: { allow: [path.join(appDir, '../..'), ...kindPackages.map(({ folder }) => folder)] } },
    plugins: [
      ...plugins,
      isClientBuild && recipes.drop,
      isClientBuild && fetchedFirst(),
      assetList({ entry, island, kinds, contributions, buildVisitor, buildTokens, ...messages.api }),
      servedFonts(),
      compressAssets(),
    ],
    ssr: {
      // One bundle without node_modules starts ten times as fast and takes a third of the memory.
      noExternal: command === 'build' ? true : [/^@sitewright\//, '@chakra-ui/react', /^@emotion\//, ...kindNames],
      resolve: { conditions: [source, ...defaultServerConditions] },
    },
    build: isSsrBuild
      ? { target: 'node24', copyPublicDir: false }
      : {
          ...client,
          manifest: true,
          rolldownOptions: {
            input,
            output: {
              codeSplitting: {
                groups: [
                  { name: 'vendor', test: vendor, priority: 1 },
                  {
                    name: (id: string) => chunks.get(id) ?? null,
                    debugName: 'by purpose',
                    includeDependenciesRecursively: false,
                  },
                ],
              },
            },
          },
        },
  }
})
