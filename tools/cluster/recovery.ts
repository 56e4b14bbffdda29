import type { Asked, Sort } from './steady-traffic.ts'

/** When a database was away, in milliseconds of `performance.now()`. */
export interface Outage {
  from: number
  to: number
}

/** How one server came through an outage. */
export interface Recovery {
  /** Milliseconds from the return of the database until everything that needs it had been answered well again. */
  recovered: number
  /** Requests that failed while it was away, and which no server could have answered. */
  failed: number
  /** Those that failed for no such reason, in words. */
  faults: string[]
}

/** What a server cannot answer without its database. A stream is well again once it stands, if it broke. */
const needing: readonly Sort[] = ['page for staff', 'list', 'save']

/**
 * Judges what one server was asked around an outage.
 *
 * @param asked everything since the outage before, and until after this one.
 */
export function recoveryOf(asked: readonly Asked[], outage: Outage): Recovery {
  const good = asked.filter(({ error }) => error === undefined)
  const firstGood = (sort: Sort) => good.find((each) => each.sort === sort && each.to >= outage.to)?.to ?? Infinity
  const streams = good.filter(({ sort, to }) => sort === 'stream' && to >= outage.to).map(({ to }) => to)
  const well = Math.max(...needing.map(firstGood), ...streams)

  const excused = ({ sort, from, to }: Asked) =>
    sort !== 'kept page' && to >= outage.from && (from <= outage.to ? to <= well : to <= firstGood(sort))
  const failed = asked.filter(({ error }) => error !== undefined)
  const faults = failed.filter((each) => !excused(each))
  const told = ({ sort, from, error }: Asked) =>
    `${sort}, ${Math.round(from - outage.from)} ms after the outage began: ${error}`
  return { recovered: well - outage.to, failed: failed.length - faults.length, faults: faults.map(told) }
}
