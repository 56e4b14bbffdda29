import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { codeOf } from './error-code.mjs'
import { stop } from './stop.mjs'

const stamp = join(root, 'node_modules', '.install-stamp')

/**
 * Installs exactly what the lock file names, unless that is what is there already.
 *
 * @param {import('./node.mjs').Toolchain} toolchain
 */
export function ensureDependencies({ node, npm, env }) {
  if (isInstalled()) return
  const script = join(root, 'tools/setup/install.mjs')
  const { status, error } = spawnSync(node, [script, ...npm], { cwd: root, env, stdio: 'inherit' })
  if (error) stop(`cannot run ${node} (${codeOf(error)})`)
  if (status !== 0) process.exit(status ?? 1)
}

/** Whether what is installed is what the lock file names. */
export function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint('package-lock.json', '.nvmrc')
}

/** Notes that what the lock file names now is what is installed. */
export function noteInstalled() {
  writeFileSync(stamp, fingerprint('package-lock.json', '.nvmrc'))
}

/** Notes that something is installed in part. */
export function forgetInstalled() {
  rmSync(stamp, { force: true })
}

/** @param {string[]} files */
function fingerprint(...files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
