import type { Seconds } from '../db/schema.ts'

/** Pauses after the first attempts, in seconds; later ones are an hour (threats P18). */
const pauses: readonly Seconds[] = [60, 5 * 60, 15 * 60, 30 * 60]
const laterPause: Seconds = 60 * 60

/** How long after it was written an email is retried automatically. */
const retryPeriod: Seconds = 48 * 60 * 60

export interface Tried {
  /** How often it was tried, at least once. */
  attempts: number
  created: Seconds
}

/** When to try an email again that could not be handed over just now; undefined: no more. */
export function nextAttempt({ attempts, created }: Tried, now: Seconds): Seconds | undefined {
  const next = now + (pauses[attempts - 1] ?? laterPause)
  return next <= created + retryPeriod ? next : undefined
}
