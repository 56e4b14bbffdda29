import { runChild, type ChildOptions } from '../process/run-child.mjs'
import { runTool } from '../process/run-tool.ts'
import { alone } from '../setup/alone.mjs'
import { noteInstalled } from '../setup/dependencies.mjs'
import { ensureNode } from '../setup/node.mjs'
import { root } from '../setup/root.mjs'

/** Where a page kind has to be a dependency to be found: by the site, and by the server. */
const apps = ['--workspace=apps/site', '--workspace=apps/server']
const quietly = ['--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts', '--prefer-offline']

/** Adds a package to the site and the server; `spec` is what npm installs: a name, a tarball. */
export function installInApps(spec: string): Promise<void> {
  return npm('install', spec, ...apps)
}

/** Takes a package out of the site and the server. */
export function uninstallFromApps(name: string): Promise<void> {
  return npm('uninstall', name, ...apps)
}

/** Takes over what the package.json files of this repository say now. */
export function installWorkspace(): Promise<void> {
  return npm('install')
}

/** @throws with npm's words when it fails. */
function npm(...args: string[]) {
  return alone(() => runNpm(args))
}

async function runNpm(args: string[]) {
  const { npm: command, env } = ensureNode()
  const options: ChildOptions = { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] }
  const [first = 'npm', ...rest] = command
  const { code, output } = await runChild(first, [...rest, ...args, ...quietly], options)
  if (code !== 0) throw new Error(`npm ${args.slice(0, 2).join(' ')} failed:\n${output.trim()}`)
  // `npm ci`, which a fresh clone begins with, refuses a lock that names the binaries of this machine only
  const completed = await runTool('node', ['tools/complete-lock.ts'], { stdio: ['ignore', 'pipe', 'pipe'] })
  if (completed.code !== 0) throw new Error(`The lock file could not be completed:\n${completed.output}`)
  noteInstalled()
}
