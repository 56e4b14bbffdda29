import { sha256 } from '@noble/hashes/sha2.js'
import type { DeriveKeyFunction } from 'altcha-lib/types'

/** Milliseconds of work after which the page gets its turn. */
const slice = 12

/**
 * ALTCHA's SHA-256, by a hash in JavaScript: the browser's own is absent where a site is on plain http, and fifty times
 * slower for inputs as short as these, since each call is a task of its own.
 */
export function createDeriveKey(): DeriveKeyFunction {
  let turnEnds = 0
  return async ({ algorithm, cost, keyLength }, salt, password) => {
    if (algorithm !== 'SHA-256') throw new Error(`The proof of work '${algorithm}' is not known`)
    let key = sha256(new Uint8Array([...salt, ...password]))
    for (let round = 1; round < cost; round += 1) key = sha256(key)
    if (performance.now() > turnEnds) {
      await nextTask()
      turnEnds = performance.now() + slice
    }
    return { derivedKey: key.slice(0, keyLength) }
  }
}

/** By a message: a timer waits longer, in a tab that is not looked at much longer. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(undefined)
  })
}
