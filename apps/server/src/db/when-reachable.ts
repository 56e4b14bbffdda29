import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from './start-error.ts'
import { isUnreachable } from './unreachable.ts'

/** Milliseconds before the database is asked again: each time twice as long. */
const pauses = { first: 500, longest: 15_000 }

export interface WhenReachableOptions {
  /** Ends the waiting. */
  signal?: AbortSignal | undefined
  /** Is told why it goes on waiting, and for how many milliseconds. */
  onWait: (reason: unknown, pause: number) => void
}

/**
 * Does work that a start needs the database for, and does it again for as long as the database is away: after a power
 * failure both may start at once, and the database takes longer. The work must hold wholly or not at all.
 *
 * @throws what the work throws for any other reason, such as a wrong password; and when the signal comes.
 */
export async function whenReachable<Result>(
  work: () => Promise<Result>,
  { signal, onWait }: WhenReachableOptions,
): Promise<Result> {
  for (let pause = pauses.first; ; pause = Math.min(2 * pause, pauses.longest)) {
    signal?.throwIfAborted()
    try {
      return await work()
    } catch (error) {
      const reason = error instanceof StartError ? error.cause : error
      if (!isUnreachable(reason)) throw error
      onWait(reason, pause)
    }
    await sleep(pause, undefined, { signal })
  }
}
