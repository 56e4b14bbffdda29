import { spawn } from 'node:child_process'

/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** @typedef {import('node:child_process').SpawnOptions & { echo?: boolean }} ChildOptions */

/**
 * Runs a command and hands it the signals that this process gets, so that nothing is left running behind.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {ChildOptions} [options] by default with this process's input and output; with `echo`, what comes through pipes is
 *   printed as it comes.
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null, output: string }>} how it ended, and what it
 *   wrote where `options.stdio` makes pipes of its output.
 */
export function runChild(command, args, { echo, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
        if (echo) process.stdout.write(text)
      })
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      // The terminal sends Ctrl-C to every process in it; a second one would be read as 'stop at once'.
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      child.kill(signal)
    }
    for (const signal of signals) process.on(signal, forward)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      for (const each of signals) process.off(each, forward)
      resolve({ code, signal, output })
    })
  })
}
