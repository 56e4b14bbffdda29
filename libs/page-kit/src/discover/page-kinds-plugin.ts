import path from 'node:path'
import type { Plugin } from 'vite'
import { findPageKinds, type FoundPageKind } from './find-page-kinds.ts'

const virtualId = 'virtual:page-kinds'
const resolvedId = `\0${virtualId}`

/**
 * A Vite plugin that gives `virtual:page-kinds`: its default export is the list of the app's page kinds as
 * `InstalledKind[]` for `createRegistry`, each in a chunk of its own that is loaded only when it is needed.
 *
 * @throws at the start of a build as `findPageKinds` does.
 */
export function pageKindsPlugin({ appDir }: { appDir: string }): Plugin {
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
      return `export default [\n${kinds.map(installedKind).join('')}]\n`
    },
  }
}

function installedKind({ kind, package: name }: FoundPageKind): string {
  const quoted = JSON.stringify(name)
  return `  { kind: ${JSON.stringify(kind)}, package: ${quoted}, load: () => import(${quoted}) },\n`
}
