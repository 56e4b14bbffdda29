import { vi } from 'vitest'

/**
 * Milliseconds that a test waits at most for what is to come. On a machine that does thirty things at once everything
 * takes its time, and a test that succeeds never waits for this: it only ends what would hang.
 */
export const patience = 60_000

// of all that waits, these alone cannot be told by a configuration
const { waitFor, waitUntil } = vi
vi.waitFor = (callback, options) => waitFor(callback, patient(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))

function patient<Options extends { timeout?: number }>(options: number | Options = {} as Options) {
  return typeof options === 'number' ? options : { timeout: patience, ...options }
}
