import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fetchPackage } from './fetch-package.mjs'
import { root } from './root.mjs'
import { stop } from './stop.mjs'

// The oldest that the dependencies run on (jsdom 31 sets it). .nvmrc names the one that is fetched.
const oldest = '24.15.0'
// Fetched along with Node: a distribution's own npm may only work with the distribution's Node.
const npmVersion = '11.19.1'

/**
 * Node's path, the command that runs npm, and an environment in which both come first.
 *
 * @typedef {{ node: string, npm: string[], env: NodeJS.ProcessEnv }} Toolchain
 */

/**
 * The Node to use: the running one if it is new enough, else the pinned one, fetched once into `.tools/`.
 *
 * @returns {Toolchain}
 */
export function ensureNode() {
  if (!isOlder(process.versions.node, oldest)) {
    const npmScript = process.env['npm_execpath']
    return toolchain(process.execPath, npmScript?.endsWith('.js') ? [process.execPath, npmScript] : ['npm'])
  }
  const pinned = readFileSync(join(root, '.nvmrc'), 'utf8').trim()
  const node = fetchNode(pinned)
  const npm = join(fetchPackage('npm', npmVersion), 'bin', 'npm-cli.js')
  return toolchain(node, [node, npm], join(npm, '../../../.bin'))
}

/** @param {string} version */
function fetchNode(version) {
  const windows = process.platform === 'win32'
  const platform = `${windows ? 'win' : process.platform}-${process.arch}`
  if (!['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win-x64'].includes(platform)) {
    stop(
      `Node ${process.versions.node} is too old and ${platform} has no package of it: install Node ${oldest} or newer`,
    )
  }
  const node = join(fetchPackage(`node-${platform}`, version), 'bin', windows ? 'node.exe' : 'node')
  if (spawnSync(node, ['--version']).stdout?.toString().trim() !== `v${version}`) {
    stop(`the Node ${version} fetched to ${node} does not run here: install Node ${oldest} or newer`)
  }
  return node
}

/**
 * @param {string} node
 * @param {string[]} npm
 * @param {string[]} folders that come before the installed tools on the path.
 * @returns {Toolchain}
 */
function toolchain(node, npm, ...folders) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, NODE: node, npm_node_execpath: node }
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const first = [dirname(node), ...folders.filter(existsSync), join(root, 'node_modules', '.bin')]
  env[key] = [...first, env[key]].join(delimiter)
  return { node, npm, env }
}

/**
 * @param {string} version
 * @param {string} than
 */
function isOlder(version, than) {
  const wanted = than.split('.').map(Number)
  const distances = version.split('.').map((part, index) => Number(part) - (wanted[index] ?? 0))
  return (distances.find((distance) => distance !== 0) ?? 0) < 0
}
