import { runChild } from './run-child.mjs'

/** Runs a command in place of this process: the same input and output, signals handed on, the same end. */
export async function runInForeground(command, args, options) {
  try {
    const { code, signal } = await runChild(command, args, options)
    if (signal) process.kill(process.pid, signal)
    process.exitCode = code
  } catch (error) {
    console.error(`sitewright: cannot run ${command} (${error.code})`)
    process.exitCode = 1
  }
}
