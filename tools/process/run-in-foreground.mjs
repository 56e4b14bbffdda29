import { codeOf } from '../setup/error-code.mjs'
import { runChild } from './run-child.mjs'

/**
 * Runs a command in place of this process: the same input and output, signals handed on, the same end.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('./run-child.mjs').ChildOptions} [options]
 */
export async function runInForeground(command, args, options) {
  try {
    const { code, signal } = await runChild(command, args, options)
    if (signal) process.kill(process.pid, signal)
    process.exitCode = code ?? 1
  } catch (error) {
    console.error(`sitewright: cannot run ${command} (${codeOf(error)})`)
    process.exitCode = 1
  }
}
