import { runCommandLine } from './cli/run-command-line.ts'

// Node ends a process that has nothing to wait for, though a command may not be done.
process.once('beforeExit', notDone)
process.exitCode = await runCommandLine(process.argv.slice(2))
process.off('beforeExit', notDone)

function notDone(): void {
  console.error('Not done: the program ended before the command did, which is a fault of it. Please report it.')
  process.exit(1)
}
