import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { codeOf } from './error-code.mjs'
import { stop } from './stop.mjs'

/**
 * The folder of one package of the npm registry, fetched once into `.tools/<name>-<version>`.
 *
 * The machine's own npm does it, so that its registry, proxy and cache settings hold.
 *
 * @param {string} name
 * @param {string} version
 */
export function fetchPackage(name, version) {
  const label = name.startsWith('node-') ? 'node' : name
  const target = join(root, '.tools', `${label}-${version}`)
  const folder = join(target, 'node_modules', name)
  if (existsSync(folder)) return folder

  console.log(`Fetching ${label} ${version} into .tools (once)`)
  // Renamed into place when complete, so that an interrupted download is never taken for a finished one.
  const staging = `${target}.${process.pid}`
  mkdirSync(staging, { recursive: true })
  writeFileSync(join(staging, 'package.json'), '{ "private": true }\n')
  const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const result = npm(['install', '--prefix', staging, ...options, `${name}@${version}`])
  if (result.error || result.status !== 0) {
    rmSync(staging, { recursive: true, force: true })
    stop(`cannot fetch ${name}@${version} from the npm registry (${reason(result)})`)
  }
  putInPlace(staging, target, folder)
  return folder
}

/**
 * What another command fetched meanwhile stays, for it may run already.
 *
 * @param {string} staging
 * @param {string} target
 * @param {string} folder the one in `target` that is there when all of it is.
 */
function putInPlace(staging, target, folder) {
  try {
    renameSync(staging, target)
  } catch (error) {
    if (existsSync(folder)) return rmSync(staging, { recursive: true, force: true })
    if (!existsSync(target)) throw error
    rmSync(target, { recursive: true, force: true })
    renameSync(staging, target)
  }
}

/** @param {string[]} args */
function npm(args) {
  const script = process.env['npm_execpath']
  /** @type {import('node:child_process').SpawnSyncOptionsWithStringEncoding} */
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] }
  if (script?.endsWith('.js')) return spawnSync(process.execPath, [script, ...args], options)
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

/** @param {import('node:child_process').SpawnSyncReturns<string>} result */
function reason({ error, signal, stderr }) {
  const code = codeOf(error) ?? signal ?? /^npm (?:ERR!|error) code (\S+)/m.exec(stderr ?? '')?.[1] ?? 'npm failed'
  return /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH)$/.test(code)
    ? `${code}: is this machine online?`
    : code
}
