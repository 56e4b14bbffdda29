import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { KindFolder } from './kind-folder.ts'

const virtual = '\0sitewright:dev-styles'

/** Gives the server the style sheets of the installed packages, and of the kind, for the documents that it writes. */
export function devStyles({ folder }: KindFolder): Plugin {
  let site = ''
  return {
    name: 'sitewright:dev-styles',
    enforce: 'pre',
    configResolved: ({ root }) => void (site = root),
    resolveId: (source) => (source.endsWith('/dev-styles.ts') ? virtual : undefined),
    load(id) {
      if (id !== virtual) return undefined
      const files = [
        ...sheetsIn(path.join(site, 'src')),
        ...packages().flatMap((at) => sheetsIn(path.join(at, 'dist'))),
        ...sheetsIn(path.join(folder, 'src')),
      ]
      const imports = files.map((file, index) => `import s${index} from ${JSON.stringify(`${file}?inline`)}\n`)
      return `${imports.join('')}export const devStyles = async () => [${files.map((_, index) => `s${index}`).join()}].join('')\n`
    },
    hotUpdate({ file, type, modules }) {
      if (type === 'update' || !file.endsWith('.module.css')) return undefined
      const list = this.environment.moduleGraph.getModuleById(virtual)
      return list ? [...modules, list] : undefined
    },
  }
}

/** The folders of the packages that draw something. */
function packages(): string[] {
  const { resolve } = createRequire(import.meta.url)
  const drawing = ['admin', 'media', 'page-kit', 'rich-text', 'ui']
  const kinds = ['contactform', 'progress-admin', 'progress-manager', 'sectioned-page', 'single-page']
  const names = [...drawing, ...kinds.map((name) => `plugin-${name}`)]
  return names.map((name) => path.dirname(resolve(`@sitewright/${name}/package.json`)))
}

function sheetsIn(folder: string): string[] {
  return fs.globSync('**/*.module.css', { cwd: folder }).map((file) => path.join(folder, file))
}
