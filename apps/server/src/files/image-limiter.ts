import { createError } from '../errors.ts'

/** Lets so many works go on at a time; others wait, and are refused when too many do. */
export function createImageLimiter({ atOnce, waiting: most }: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = []
  let busy = 0

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (busy >= atOnce) {
      if (queue.length >= most) throw createError('busy')
      await new Promise<void>((resolve) => queue.push(resolve))
    } else busy++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      // the place is handed on, so that nobody slips in between
      if (next) next()
      else busy--
    }
  }
}
