import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './root.mjs'
import { stop } from './stop.mjs'

const modules = join(root, 'node_modules')
const stamp = join(modules, '.install-stamp')

/** Installs exactly what the lock file names, unless that is what is there already. */
export function ensureDependencies({ node, npm, env }) {
  const wanted = fingerprint('package-lock.json', '.nvmrc')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return

  console.log('Installing the dependencies (once; about a minute)')
  // An interrupted install leaves no stamp behind, and so is begun anew.
  rmSync(stamp, { force: true })
  const [command, ...first] = npm
  const options = ['--no-audit', '--no-fund', '--loglevel=error']
  const result = spawnSync(command, [...first, 'ci', ...options], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'pipe'],
  })
  if (result.error || result.status !== 0) {
    // npm prints its whole manual after some errors; what happened stands in the first lines.
    console.error(
      String(result.stderr ?? '')
        .split('\n')
        .slice(0, 12)
        .join('\n'),
    )
    stop(`the dependencies could not be installed (${result.error?.code ?? 'npm ci failed, see above'})`)
  }
  if (node !== process.execPath) linkNode(node)
  noteInstalled()
}

/** Notes that what the lock file names now is what is installed. */
export function noteInstalled() {
  writeFileSync(stamp, fingerprint('package-lock.json', '.nvmrc'))
}

/** Makes bare `npx vitest` and `npx nx` take the pinned Node too: npm puts node_modules/.bin first on their PATH. */
function linkNode(node) {
  if (process.platform === 'win32') return
  const folder = join(modules, '.bin')
  rmSync(join(folder, 'node'), { force: true })
  symlinkSync(relative(folder, node), join(folder, 'node'))
}

function fingerprint(...files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
