/**
 * How many times slower this machine is than a fast one: `npm test` measures it once and tells its runners. Who starts a
 * runner by hand has the limits of a slow machine.
 */
const pace = Number(process.env['SITEWRIGHT_PACE'] ?? 4)

/** The milliseconds that something may take which takes so many seconds at most on a fast machine. */
export const limit = (seconds: number): number => Math.round(seconds * pace * 1000)

/** What ends a test that hangs. One that succeeds never waits for these. */
export const testLimits = { testTimeout: limit(60), hookTimeout: limit(60) }

/** A runner with this many failures stops: what is wrong is known by then, or everything is. */
export const maxFailures = 10
