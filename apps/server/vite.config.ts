import { messagesPlugin } from '@sitewright/messages/build'
import { findMessagePackages, pageKindsPlugin, siteThemePlugin } from '@sitewright/page-kit/discover'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defaultServerConditions, defineConfig, type Plugin } from 'vite'

const appDir = import.meta.dirname
const { sitewright } = JSON.parse(readFileSync(path.join(appDir, 'package.json'), 'utf8')) as {
  sitewright: { unbundled: Record<string, string> }
}
/** Of the kinds and the theme that are the site's own; tools/process/build.ts says where that is. */
const siteFolder = process.env['SITE_FOLDER']

/** What stands in one file, and is looked for at every start from the sources: the kinds and the languages of the build. */
const bundled: Readonly<Record<string, string>> = {
  '/installed-kinds.ts': 'src/kinds/bundled-kinds.ts',
  '/installed-languages.ts': 'src/language/bundled-languages.ts',
}

const ofTheBuild: Plugin = {
  name: 'sitewright:of-the-build',
  enforce: 'pre',
  resolveId(source) {
    const name = Object.keys(bundled).find((each) => source.endsWith(each))
    return name && path.join(appDir, bundled[name] as string)
  },
}

/** With the server's own. */
const packages = () => [
  { name: '@sitewright/server', folder: appDir },
  ...findMessagePackages(appDir, { siteFolder, onBroken: () => {} }),
]

/**
 * One file starts twice as fast as hundreds. What stays outside is native, does not like it inside, or is loaded only
 * where it is needed: the packages that package.json names with what is read of them, which a release brings along.
 * file-type is one of them as it loads a part of itself by a name that no bundler sees: there would be two of each class
 * of error.
 */
export default defineConfig({
  root: appDir,
  plugins: [
    ofTheBuild,
    pageKindsPlugin({ appDir, siteFolder, half: 'server' }),
    messagesPlugin({ packages }),
    siteThemePlugin(siteFolder),
  ],
  resolve: { conditions: ['@sitewright/source', ...defaultServerConditions] },
  ssr: {
    noExternal: true,
    external: [...Object.keys(sitewright.unbundled), 'vite'],
    resolve: { conditions: ['@sitewright/source', ...defaultServerConditions] },
  },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node24',
    minify: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
})
