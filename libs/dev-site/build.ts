// node --conditions=@sitewright/source libs/dev-site/build.ts
// Puts together in `dist` what is published: the server in one file, and the sources of the site, from which Vite serves it.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, defaultServerConditions } from 'vite'

const folder = import.meta.dirname
const apps = path.join(folder, '../../apps')
const dist = path.join(folder, 'dist')
const isKind = ([name]: [string, unknown]) => name.startsWith('@sitewright/plugin-')

rmSync(dist, { recursive: true, force: true })
await build({
  configFile: false,
  root: folder,
  logLevel: 'warn',
  resolve: { conditions: ['@sitewright/source', ...defaultServerConditions] },
  ssr: { resolve: { conditions: ['@sitewright/source', ...defaultServerConditions] } },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist/server/dist',
    target: 'node24',
    minify: false,
    rolldownOptions: {
      // packages are installed beside it, so that it has the same ones as the kind
      external: (id) => /^[@\w]/.test(id) && !path.isAbsolute(id) && !id.startsWith('@sitewright/server'),
      output: { codeSplitting: false, entryFileNames: 'main.mjs' },
    },
  },
})
for (const each of ['assets', 'messages'])
  cpSync(path.join(apps, 'server', each), path.join(dist, 'server', each), { recursive: true })
cpSync(path.join(apps, 'site'), path.join(dist, 'site'), { recursive: true, filter: isServed })
for (const app of ['server', 'site']) writeManifest(app)

/** Whether Vite needs a file of the site to serve it. */
function isServed(file: string): boolean {
  return !/\.(test|stories)\.|tsconfig|README|\/(testing|node_modules|dist|\.tsc|project\.json)(\/|$)/.test(
    file.slice(apps.length),
  )
}

/** What is read of an app's package.json where it runs: its version, and the kinds that come with it. */
function writeManifest(app: string): void {
  const { name, version, dependencies } = JSON.parse(readFileSync(path.join(apps, app, 'package.json'), 'utf8'))
  const kinds = Object.fromEntries(Object.entries(dependencies).filter(isKind))
  const manifest = { name, version, private: true, type: 'module', dependencies: kinds }
  writeFileSync(path.join(dist, app, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
