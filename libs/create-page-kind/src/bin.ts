#!/usr/bin/env node
// npm create @sitewright/page-kind <name> -- [--package <name>] [--folder <folder>]
const neededMajor = 24
const [major = 0] = process.versions.node.split('.').map(Number)
if (major < neededMajor) {
  console.error(`A page kind needs Node ${neededMajor} or newer, and this is ${process.versions.node}.`)
  process.exitCode = 1
} else {
  const { runCommand } = await import('./run-command.ts')
  await runCommand(process.argv.slice(2))
}

// it is a module, which may wait
export {}
