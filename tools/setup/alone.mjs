import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './root.mjs'

/** Milliseconds between two tries. */
const step = 200

/**
 * Does what changes this checkout, installing or building, while no other command does: who comes second waits, and says
 * so. The operating system lets go of the lock even if the process is killed, as it does of the data folder's.
 *
 * Needs the Node that .nvmrc names.
 *
 * @template Result
 * @param {() => Promise<Result> | Result} work
 * @param {string} [file] the lock.
 * @returns {Promise<Result>}
 */
export async function alone(work, file = join(root, '.tools', 'alone.lock')) {
  const lock = await take(file)
  try {
    return await work()
  } finally {
    lock.close()
  }
}

/** @param {string} file */
async function take(file) {
  // not above: what imports this file may run on an older Node
  const { DatabaseSync } = await import('node:sqlite')
  mkdirSync(dirname(file), { recursive: true })
  for (let tries = 0; ; tries++) {
    const lock = new DatabaseSync(file, { timeout: 0 })
    try {
      lock.exec('begin exclusive')
      return lock
    } catch (error) {
      lock.close()
      const errcode = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
      if ((errcode & 0xff) !== 5) throw error // SQLITE_BUSY
    }
    if (tries === 0) console.error('Another command installs or builds in this checkout: waiting for it to end')
    await sleep(step)
  }
}
