// node tools/run.mjs <command> [arguments]
// Runs a command (or none) with the Node and the dependencies that this checkout asks for, and fetches both where they are
// missing. This file and tools/setup/*.mjs have to run on Node 18 without any dependency.
import { runInForeground } from './process/run-in-foreground.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { ensureNode } from './setup/node.mjs'
import { resultCache } from './setup/result-cache.mjs'
import { root } from './setup/root.mjs'

const [command, ...args] = process.argv.slice(2)
const toolchain = ensureNode()
ensureDependencies(toolchain)
if (command) {
  const env = { ...toolchain.env, ...resultCache(process.env) }
  await runInForeground(command === 'node' ? toolchain.node : command, args, { cwd: root, env })
}
