/** Runs work of the same key one after the other, in the order it came; answers what the work answers. */
export type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

/** Turns within this process; nothing is remembered of a key whose work is done. */
export function createTurns(): InTurn {
  const last = new Map<string, Promise<void>>()

  return async (key, work) => {
    const before = last.get(key)
    const { promise: done, resolve: leave } = Promise.withResolvers<void>()
    last.set(key, done)
    try {
      await before
      return await work()
    } finally {
      leave()
      if (last.get(key) === done) last.delete(key)
    }
  }
}
