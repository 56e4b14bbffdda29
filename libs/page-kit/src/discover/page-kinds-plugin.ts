import path from 'node:path'
import type { Plugin } from 'vite'
import { findContributions, type FoundContribution } from './find-contributions.ts'
import { findPageKinds, type FoundPageKind } from './find-page-kinds.ts'
import { createSharedImports, packageNameOf } from './site-folder.ts'

const virtualId = 'virtual:page-kinds'
const resolvedId = `\0${virtualId}`

export interface PageKindsPluginOptions {
  appDir: string
  /** A folder of the site's own, outside the app, whose `dependencies` count as the app's do. It may be absent. */
  siteFolder?: string | undefined
  /** Which half of each package to load. @default 'client' */
  half?: 'client' | 'server'
}

/**
 * A Vite plugin that gives `virtual:page-kinds`: its default export is the list of the app's page kinds as
 * `InstalledKind[]` for `createRegistry` (of their server halves: `InstalledKindServer[]`), each loaded only when it is
 * needed, and in a browser's build in a chunk of its own. What packages contribute to a kind comes with it, each package's in
 * a chunk of its own too. Packages of the site's folder share the app's copies of their peers.
 *
 * @throws at the start of a build as `findPageKinds` and `findContributions` do.
 */
export function pageKindsPlugin({ appDir, siteFolder, half = 'client' }: PageKindsPluginOptions): Plugin {
  const appPackage = path.resolve(appDir, 'package.json')
  let owned = new Map<string, string>()
  let isOfApp: (specifier: string, importer: string) => boolean = () => false
  function find() {
    const kinds = findPageKinds(appDir, { siteFolder })
    const contributions = findContributions(appDir, { siteFolder })
    const found = [...kinds, ...contributions].filter(({ from }) => from !== appDir)
    owned = new Map(found.map(({ package: name, from }) => [name, path.resolve(from, 'package.json')]))
    isOfApp = createSharedImports(found.flatMap(({ folder, from }) => [folder, from]))
    return { kinds, contributions }
  }

  return {
    name: 'sitewright:page-kinds',
    // before what would find another copy of a package beside the one that imports it
    enforce: 'pre',
    buildStart: () => void find(),
    resolveId(source, importer, options) {
      if (source === virtualId) return resolvedId
      const from = owned.get(packageNameOf(source) ?? '')
      if (from !== undefined) return this.resolve(source, from, { ...options, skipSelf: true })
      // A virtual module has no folder to look from; the kinds are the app's dependencies.
      if (importer === resolvedId || isOfApp(source, importer ?? ''))
        return this.resolve(source, appPackage, { ...options, skipSelf: true })
      return undefined
    },
    load(id) {
      if (id !== resolvedId) return undefined
      const { kinds, contributions } = find()
      for (const { folder } of [...kinds, ...contributions]) this.addWatchFile(path.join(folder, 'package.json'))
      this.addWatchFile(appPackage)
      const entries = kinds.map((found) => {
        const brought = contributions.filter(({ kind }) => kind === found.kind)
        return half === 'server' ? installedServer(found, brought) : installedKind(found, brought)
      })
      const imports =
        half === 'client' && contributions.length > 0
          ? `import { withContributions } from '@sitewright/page-kit/contributions'\n`
          : ''
      return `${imports}export default [\n${entries.join('')}]\n`
    },
  }
}

function installedServer(found: FoundPageKind, brought: readonly FoundContribution[]): string {
  const contributions = listContributions(brought, '/server')
  return `  { ${namesOf(found)}, load: ${importing(`${found.package}/server`)}, contributions: ${contributions} },\n`
}

function installedKind(found: FoundPageKind, brought: readonly FoundContribution[]): string {
  const load = importing(found.package)
  const whole = brought.length === 0 ? load : `() => withContributions(${load}, ${listContributions(brought)})`
  return `  { ${namesOf(found)}, load: ${whole} },\n`
}

function listContributions(brought: readonly FoundContribution[], half = ''): string {
  const list = brought.map(
    ({ point, package: name, entry }) =>
      `{ point: ${JSON.stringify(point)}, package: ${JSON.stringify(name)}, load: ${importing(entry + half)} }`,
  )
  return `[${list.join(', ')}]`
}

function namesOf({ kind, package: name, fallback }: FoundPageKind): string {
  return `kind: ${JSON.stringify(kind)}, package: ${JSON.stringify(name)}${fallback ? ', fallback: true' : ''}`
}

const importing = (entry: string) => `() => import(${JSON.stringify(entry)})`
