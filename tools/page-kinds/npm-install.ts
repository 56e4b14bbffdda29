import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild, type ChildOptions } from '../process/run-child.mjs'
import { runTool } from '../process/run-tool.ts'
import { alone } from '../setup/alone.mjs'
import { noteInstalled } from '../setup/dependencies.mjs'
import { ensureNode } from '../setup/node.mjs'
import { root } from '../setup/root.mjs'

/** Where a page kind of the repository is a dependency: of the site, and of the server. */
const apps = ['--workspace=apps/site', '--workspace=apps/server']
const quietly = ['--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts', '--prefer-offline']

/** Takes a package out of the site and the server. */
export function uninstallFromApps(name: string): Promise<void> {
  return alone(() => changeCheckout(['uninstall', name, ...apps]))
}

/** Takes over what the package.json files of this repository say now. */
export function installWorkspace(): Promise<void> {
  return alone(() => changeCheckout(['install']))
}

async function changeCheckout(args: string[]) {
  await runNpm(args)
  // `npm ci`, which a fresh clone begins with, refuses a lock that names the binaries of this machine only
  const completed = await runTool('node', ['tools/complete-lock.ts'], { stdio: ['ignore', 'pipe', 'pipe'] })
  if (completed.code !== 0) throw new Error(`The lock file could not be completed:\n${completed.output}`)
  noteInstalled()
}

/** Runs npm in a folder. @throws with npm's words when it fails. */
export async function runNpm(args: string[], cwd = root): Promise<void> {
  const { npm: command, env } = ensureNode()
  const options: ChildOptions = { cwd, env: { ...env, ...ofCheckout(cwd) }, stdio: ['ignore', 'pipe', 'pipe'] }
  const [first = 'npm', ...rest] = command
  const { code, output } = await runChild(first, [...rest, ...args, ...quietly], options)
  if (code !== 0) throw new Error(`npm ${args.slice(0, 2).join(' ')} failed:\n${output.trim()}`)
}

/** The registries that the checkout's .npmrc names, which npm does not read in another folder; one that is there wins. */
function ofCheckout(cwd: string): NodeJS.ProcessEnv {
  const file = join(root, '.npmrc')
  if (cwd === root || existsSync(join(cwd, '.npmrc')) || !existsSync(file)) return {}
  const lines = readFileSync(file, 'utf8').matchAll(/^\s*((?:@|\/\/|registry\b)[^=\s]*)\s*=\s*(.*?)\s*$/gm)
  return Object.fromEntries([...lines].map(([, key, value]) => [`npm_config_${key}`, value]))
}
