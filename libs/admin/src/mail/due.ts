import type { WaitingEmail } from '@sitewright/api-client'

/** Seconds by which the server's clock and this computer's may differ without anybody noticing. */
const tolerance = 5

/** Seconds between two readings of the list at least, and at most while an email waits. */
const [soonest, latest] = [5, 3600]

/** Whether a waiting email is being tried about now. */
export function isDue({ next }: WaitingEmail, readAt: number): boolean {
  return next === null || next <= readAt + tolerance
}

/** In how many seconds the next attempt makes the list old; undefined while no email waits. */
export function nextReading(mails: readonly WaitingEmail[], readAt: number): number | undefined {
  const moments = mails.filter(({ state }) => state === 'waiting').map(({ next }) => next ?? readAt)
  if (moments.length === 0) return undefined
  return Math.min(latest, Math.max(soonest, Math.min(...moments) - readAt + tolerance))
}
