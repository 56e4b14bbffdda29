import { realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { forgetFileTimes } from '../setup/result-cache.mjs'
import { root } from '../setup/root.mjs'
import { runChild, type ChildOptions } from './run-child.mjs'

/** Runs an installed command-line tool, such as `vitest`, or `node`, in the top folder and under this very Node. */
export function runTool(name: string, args: readonly string[], options?: ChildOptions) {
  const script = name === 'node' ? [] : [realpathSync(join(root, 'node_modules', '.bin', name))]
  const env = toolEnv(options?.env)
  if (name === 'nx') forgetFileTimes(env)
  return runChild(process.execPath, [...script, ...args], { cwd: root, ...options, env })
}

/** The environment for a tool: what it starts finds this Node first; Nx leaves no daemon behind, and needs one process. */
function toolEnv(extra?: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const path = [dirname(process.execPath), process.env['PATH']].join(delimiter)
  return { ...process.env, PATH: path, NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false', ...extra }
}
