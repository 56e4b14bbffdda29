// node tools/setup/install.mjs <npm> [its first arguments]: installs the dependencies, unless another command has done so
// meanwhile. Runs on the Node that .nvmrc names.
import { spawnSync } from 'node:child_process'
import { rmSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { alone } from './alone.mjs'
import { forgetInstalled, isInstalled, noteInstalled } from './dependencies.mjs'
import { codeOf } from './error-code.mjs'
import { root } from './root.mjs'
import { stop } from './stop.mjs'

const [command = 'npm', ...first] = process.argv.slice(2)
await alone(() => isInstalled() || install())

function install() {
  console.log('Installing the dependencies (once; a minute or two)')
  // An interrupted install leaves no stamp behind, and so is begun again.
  forgetInstalled()
  const options = ['--no-audit', '--no-fund', '--loglevel=error']
  const result = spawnSync(command, [...first, 'ci', ...options], { cwd: root, stdio: ['inherit', 'inherit', 'pipe'] })
  if (result.error || result.status !== 0) {
    // npm prints its whole manual after some errors; what happened is in the first lines.
    console.error(
      String(result.stderr ?? '')
        .split('\n')
        .slice(0, 12)
        .join('\n'),
    )
    stop(`the dependencies could not be installed (${codeOf(result.error) ?? 'npm ci failed, see above'})`)
  }
  linkNode()
  noteInstalled()
}

/** Makes bare `npx vitest` and `npx nx` take a fetched Node too: npm puts node_modules/.bin first on their PATH. */
function linkNode() {
  if (process.platform === 'win32' || !process.execPath.startsWith(join(root, '.tools'))) return
  const folder = join(root, 'node_modules', '.bin')
  rmSync(join(folder, 'node'), { force: true })
  symlinkSync(relative(folder, process.execPath), join(folder, 'node'))
}
