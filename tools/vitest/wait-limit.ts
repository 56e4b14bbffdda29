import { vi } from 'vitest'
import { limit } from '../limits/limits.ts'

/** Milliseconds that a test waits at most for what is to come. One that succeeds never waits for this. */
export const waitLimit = limit(30)

// of all that waits, these alone cannot be told by a configuration
const { waitFor, waitUntil } = vi
vi.waitFor = (callback, options) => waitFor(callback, patient(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))

function patient<Options extends { timeout?: number }>(options: number | Options = {} as Options) {
  return typeof options === 'number' ? options : { timeout: waitLimit, ...options }
}
