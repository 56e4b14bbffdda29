import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Files by their path inside the app's folder. */
export type AppFiles = Readonly<Record<string, string | object>>

/** Writes an app with installed packages for a test; `remove` takes it away again. */
export function temporaryApp(files: AppFiles): { folder: string; remove: () => void } {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'page-kit-')))
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  }
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) }
}

export interface KindPackage {
  name: string
  kind: unknown
  kit?: unknown
  fallback?: boolean
  /** Source of its halves. */
  server?: string
  client?: string
  exports?: object
}

/** The files of an installed page-kind package. */
export function kindPackage({ name, kind, kit = 1, fallback, server, client, exports }: KindPackage): AppFiles {
  const folder = `node_modules/${name}`
  return {
    [`${folder}/package.json`]: {
      name,
      version: '1.2.3',
      type: 'module',
      pageKind: { kit, kind, fallback },
      exports: exports ?? { '.': './client.js', './server': './server.js', './package.json': './package.json' },
    },
    [`${folder}/client.js`]:
      client ?? `export default { manifest: { kind: ${JSON.stringify(kind)}, words: 'client of ${name}' } }`,
    [`${folder}/server.js`]: server ?? `export default { manifest: { kind: ${JSON.stringify(kind)} } }`,
  }
}

export interface ContributingPackage {
  name: string
  /** @default parts of `kind-one`, brought by the package's entry */
  points?: unknown
  kit?: unknown
  /** Source of its two halves. @default a name, as the default export */
  client?: string
  server?: string
}

/** The files of an installed package that contributes to page kinds. */
export function contributingPackage(options: ContributingPackage): AppFiles {
  const { name, points = { 'kind-one/parts': '.' }, kit = 1 } = options
  const folder = `node_modules/${name}`
  return {
    [`${folder}/package.json`]: {
      name,
      version: '1.2.3',
      type: 'module',
      contributes: { kit, points },
      exports: {
        '.': './client.js',
        './server': './server.js',
        './more': './client.js',
        './more/server': './server.js',
        './package.json': './package.json',
      },
    },
    [`${folder}/client.js`]: options.client ?? `export default 'client part of ${name}'`,
    [`${folder}/server.js`]: options.server ?? `export default 'server part of ${name}'`,
  }
}

/** Source of a half of the kind `kind-one`, whose extension point `kind-one/parts` takes all but `refused` and lists it as `parts`. */
export const extensibleKind = `
const parts = []
const add = (from, brought) => {
  if (brought === 'refused') throw new Error('that is no part')
  parts.push([from, brought])
}
export default { manifest: { kind: 'kind-one' }, parts, extensionPoints: [{ name: 'kind-one/parts', add }] }`

/** The package.json of an app that depends on these packages. */
export function appPackage(...names: string[]): AppFiles {
  return { 'package.json': { name: 'app', dependencies: Object.fromEntries(names.map((name) => [name, '^1.0.0'])) } }
}
