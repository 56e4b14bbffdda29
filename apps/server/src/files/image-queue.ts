/** Work that may wait, done one after the other in the background. */
export interface ImageQueue {
  /** Does nothing for a key that waits already, or when too much does. */
  add: (key: string, work: () => Promise<unknown>) => void
  /** Resolves when nothing waits any more. */
  idle: () => Promise<void>
  /** Finishes what is under way and forgets the rest. */
  close: () => Promise<void>
}

export function createImageQueue({ most }: { most: number }): ImageQueue {
  const waiting = new Map<string, () => Promise<unknown>>()
  let working: Promise<void> | undefined
  let closed = false

  async function workOff(): Promise<void> {
    for (const [key, work] of waiting) {
      // what fails here is made, or fails, again when it is asked for
      await work().catch(() => {})
      waiting.delete(key)
    }
    working = undefined
  }

  return {
    add(key, work) {
      if (closed || waiting.size >= most || waiting.has(key)) return
      waiting.set(key, work)
      working ??= workOff()
    },
    idle: async () => working,
    async close() {
      closed = true
      waiting.clear()
      await working
    },
  }
}
