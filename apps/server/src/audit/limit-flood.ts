import type { Seconds } from '../db/schema.ts'
import type { Entry } from './entry.ts'

/** Entries that people who are not logged in may cause within a minute; what comes on top is counted together. */
const maxPerMinute = 60

/**
 * Anyone who can reach the site can fail to log in. Each address and email has one entry in ten minutes anyway; many of
 * them at once get a single one together, so that nobody can fill the log.
 */
export function createFloodLimit(): (entry: Entry) => Entry {
  let minute = 0
  let count = 0

  return function limitFlood(entry) {
    if (entry.account !== null || !entry.repeats) return entry
    const present = minuteOf(entry.time)
    count = present === minute ? count + 1 : 1
    minute = present
    return count <= maxPerMinute
      ? entry
      : { ...entry, address: '', target: undefined, details: { say: 'manyAddresses' } }
  }
}

function minuteOf(time: Seconds): number {
  return Math.floor(time / 60)
}
