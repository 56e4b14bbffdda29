import { chmodSync, cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, matchesGlob } from 'node:path'
import { serverCommand } from '../process/server-command.ts'
import { root } from '../setup/root.mjs'
import { productionPackages, type InstalledPackage } from './lock-file.ts'
import { licenceTexts } from './licence-texts.ts'

interface ServerManifest {
  name: string
  version: string
  license: string
  sitewright: {
    /** The packages that stay outside the server's bundle, with the files of each that are read. */
    unbundled: Record<string, string>
  }
}

/** What this machine is, in the words of Node: binaries among the packages run on such machines only. */
export const platform = `${process.platform}-${process.arch}`

const server = JSON.parse(readFileSync(join(root, 'apps/server/package.json'), 'utf8')) as ServerManifest
const oldestNode = '24.15.0'

/** Of the program, as `sitewright --version` prints it. */
export const { version } = server

/**
 * Puts into a new folder what runs the site with Node alone: the bundles of server and site, the packages that the server
 * loads at run time, the documents for operators, and the licences of all that it contains. The site must be built.
 */
export function layOut(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const path of ['apps/server/bin', 'apps/server/dist/main.js', 'apps/server/assets', 'apps/site/dist']) copy(path)
  for (const path of ['LICENSE', 'docs/guides', 'docs/decisions', 'docs/reference', 'docs/README.md']) copy(path)
  for (const installed of productionPackages('apps/server', Object.keys(server.sitewright.unbundled)))
    copyPackage(installed, folder)
  cpSync(join(import.meta.dirname, 'release'), folder, { recursive: true })
  chmodSync(join(folder, 'sitewright.mjs'), 0o755)
  writeManifest('package.json', {
    name: 'sitewright',
    engines: { node: `>=${oldestNode}` },
    os: [process.platform],
    cpu: [process.arch],
    scripts: { start: `exec node ${serverCommand.join(' ')}` },
    bin: { sitewright: 'sitewright.mjs' },
  })
  writeManifest('apps/server/package.json', { name: server.name })
  writeFileSync(join(folder, 'THIRD-PARTY-NOTICES'), licenceTexts())

  function copy(path: string) {
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: (from) => basename(from) !== '.compiled' })
  }

  function writeManifest(path: string, content: object) {
    const { version: own, license } = server
    writeFileSync(
      join(folder, path),
      `${JSON.stringify({ ...content, version: own, private: true, license, type: 'module' }, null, 2)}\n`,
    )
  }
}

/** In no package a part of the program. */
const notRun = ['**/*.{d.ts,d.mts,d.cts,map}', '{test,tests,docs,benchmark,benchmarks,examples,.github}/**']
const always = ['package.json', '{LICEN[CS]E,licen[cs]e,NOTICE,COPYING}*']

/** Copies what runs of a package, or what is read of it. */
function copyPackage({ name, path }: InstalledPackage, folder: string) {
  const wanted = server.sitewright.unbundled[name] ?? '**'
  const is = (file: string, globs: readonly string[]) => globs.some((glob) => matchesGlob(file, glob))
  const from = join(root, path)
  for (const entry of globSync('**/*', { cwd: from, withFileTypes: true, exclude: ['node_modules/**'] })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name).slice(from.length + 1)
    const isWanted = matchesGlob(file, wanted) && !is(file, notRun) && !file.startsWith('node_modules/')
    if (!isWanted && !is(file, always)) continue
    mkdirSync(dirname(join(folder, path, file)), { recursive: true })
    cpSync(join(from, file), join(folder, path, file))
  }
}
