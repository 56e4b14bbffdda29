import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './root.mjs'

/** Milliseconds between two tries. */
const step = 200
/** How many of them pass before it is said again that somebody is waited for: a minute. */
const triesBetweenLines = 300

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
      writeFileSync(holderFile(file), `${process.argv.slice(1).join(' ')} (process ${process.pid})`)
      return lock
    } catch (error) {
      lock.close()
      const errcode = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
      if ((errcode & 0xff) !== 5) throw error // SQLITE_BUSY
    }
    if (tries % triesBetweenLines === 0)
      console.error(`Another command installs or builds in this checkout: waiting for it to end${holder(file)}`)
    await sleep(step)
  }
}

/** @param {string} lock */
const holderFile = (lock) => `${lock}-holder`

/**
 * Who has the lock, for somebody who wonders how long to wait.
 *
 * @param {string} lock
 */
function holder(lock) {
  try {
    return `: ${readFileSync(holderFile(lock), 'utf8')}`
  } catch {
    // it has just been taken, or by a version that did not say
    return ''
  }
}
