import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../setup/root.mjs'
import { siteFingerprint } from './site-folder.ts'

const stamp = join(root, '.tools', 'built.stamp')
/** What a build reads, as nx.json has it. */
const sources = [
  'apps/{server,site}/**/*',
  'libs/*/**/*',
  'package-lock.json',
  '.nvmrc',
  'tsconfig.base.json',
  'nx.json',
]
const notRead = /(^|\/)(node_modules|dist|\.tsc)(\/|$)|\.(test|stories)\.[^/]+$|\.md$/
const bundles = ['apps/{server,site}/dist/**/*']
const needed = ['apps/server/dist/main.js', 'apps/site/dist/server/entry-server.js', 'apps/site/dist/client']

/** Whether the bundles are there and were built from the sources as they are; nothing need be touched then. */
export function isBuilt() {
  return (
    existsSync(stamp) &&
    needed.every((path) => existsSync(join(root, path))) &&
    readFileSync(stamp, 'utf8') === stampOf(sourcesNow())
  )
}

/**
 * The sources by name, size and time of each file, and the site's own kinds and theme. To be asked before a build: they may
 * change meanwhile.
 */
export function sourcesNow() {
  return `${fingerprint(sources, notRead)} ${siteFingerprint()}`
}

/** Notes that the bundles are those of the sources that were asked for before. */
export function noteBuilt(built: string) {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, stampOf(built))
}

/** Notes that a build began: one that is killed leaves no stamp behind. */
export function forgetBuilt() {
  rmSync(stamp, { force: true })
}

/** With the bundles, which may be replaced by other means. */
function stampOf(built: string) {
  return `${built} ${fingerprint(bundles, /\.compiled/)}`
}

function fingerprint(patterns: string[], left: RegExp) {
  const hash = createHash('sha256')
  const exclude = (path: string) => left.test(path.replaceAll('\\', '/'))
  for (const path of globSync(patterns, { cwd: root, exclude }).sort()) {
    const found = statSync(join(root, path))
    // folders change with every file that is left out
    if (found.isFile() && !exclude(path)) hash.update(`${path} ${found.size} ${found.mtimeMs}\n`)
  }
  return hash.digest('hex')
}
