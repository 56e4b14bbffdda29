import path from 'node:path'
import type { Plugin } from 'vite'
import { findPageKinds, type FoundPageKind } from './find-page-kinds.ts'

const virtualId = 'virtual:page-kinds'
const resolvedId = `\0${virtualId}`

export interface PageKindsPluginOptions {
  appDir: string
  /** Which half of each package to load. @default 'client' */
  half?: 'client' | 'server'
}

/**
 * A Vite plugin that gives `virtual:page-kinds`: its default export is the list of the app's page kinds as
 * `InstalledKind[]` for `createRegistry` (of their server halves: `InstalledKindServer[]`), each loaded only when it is
 * needed, and in a browser's build in a chunk of its own.
 *
 * @throws at the start of a build as `findPageKinds` does.
 */
export function pageKindsPlugin({ appDir, half = 'client' }: PageKindsPluginOptions): Plugin {
  const appPackage = path.resolve(appDir, 'package.json')
  return {
    name: 'sitewright:page-kinds',
    buildStart() {
      findPageKinds(appDir)
    },
    resolveId(source, importer) {
      if (source === virtualId) return resolvedId
      // A virtual module has no folder to look from; the kinds are the app's dependencies.
      if (importer === resolvedId) return this.resolve(source, appPackage, { skipSelf: true })
      return undefined
    },
    load(id) {
      if (id !== resolvedId) return undefined
      const kinds = findPageKinds(appDir)
      for (const file of [appPackage, ...kinds.map(({ folder }) => path.join(folder, 'package.json'))]) {
        this.addWatchFile(file)
      }
      return `export default [\n${kinds.map((kind) => installedKind(kind, half)).join('')}]\n`
    },
  }
}

function installedKind({ kind, package: name }: FoundPageKind, half: 'client' | 'server'): string {
  const entry = JSON.stringify(half === 'server' ? `${name}/server` : name)
  return `  { kind: ${JSON.stringify(kind)}, package: ${JSON.stringify(name)}, load: () => import(${entry}) },\n`
}
