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
  /** Source of its server half. */
  server?: string
  exports?: object
}

/** The files of an installed page-kind package. */
export function kindPackage({ name, kind, kit = 1, server, exports }: KindPackage): AppFiles {
  const folder = `node_modules/${name}`
  return {
    [`${folder}/package.json`]: {
      name,
      version: '1.2.3',
      type: 'module',
      pageKind: { kit, kind },
      exports: exports ?? { '.': './client.js', './server': './server.js', './package.json': './package.json' },
    },
    [`${folder}/client.js`]: `export default { manifest: { kind: ${JSON.stringify(kind)}, words: 'client of ${name}' } }`,
    [`${folder}/server.js`]: server ?? `export default { manifest: { kind: ${JSON.stringify(kind)} } }`,
  }
}

/** The package.json of an app that depends on these packages. */
export function appPackage(...names: string[]): AppFiles {
  return { 'package.json': { name: 'app', dependencies: Object.fromEntries(names.map((name) => [name, '^1.0.0'])) } }
}
