import { createError } from '../errors.ts'

export interface ImageLimiterOptions {
  /** How much is done at a time. */
  atOnce: number
  /** Bytes that may be taken at a time. */
  memory: number
  /** How much may wait; more is refused. */
  waiting: number
}

export interface Weight {
  /** Bytes that it takes. */
  memory: number
  /** True for one beside which no other such may be done. */
  heavy: boolean
}

/**
 * Limits how much work goes on at a time, by number and by memory. The rest waits in line: whatever is large gets its
 * turn, too.
 *
 * @returns does some work in its turn. @throws {RefusedError} 503 when too much waits.
 */
export function createImageLimiter({ atOnce, memory, waiting: most }: ImageLimiterOptions) {
  const queue: { weight: Weight; start: () => void }[] = []
  const running = new Set<Weight>()

  const fits = (weight: Weight) => {
    const others = [...running]
    if (others.length >= atOnce || (weight.heavy && others.some(({ heavy }) => heavy))) return false
    return others.length === 0 || others.reduce((sum, other) => sum + other.memory, weight.memory) <= memory
  }

  function startNext(): void {
    for (let next = queue[0]; next && fits(next.weight); next = queue[0]) {
      queue.shift()
      running.add(next.weight)
      next.start()
    }
  }

  return async function inTurn<Result>(weight: Weight, work: () => Promise<Result>): Promise<Result> {
    if (queue.length >= most) throw createError('busy')
    // each of its own, though two may be alike
    const own = { ...weight }
    await new Promise<void>((start) => {
      queue.push({ weight: own, start })
      startNext()
    })
    try {
      return await work()
    } finally {
      running.delete(own)
      startNext()
    }
  }
}
