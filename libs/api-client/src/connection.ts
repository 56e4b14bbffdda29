/** What waits for the server to answer again. Everything that waits tries at the same moments. */
export interface Connection {
  /**
   * Notes that something waits for an answer.
   *
   * @param wake tries again: once the browser is online again, something else was answered, or somebody wants it now.
   * @returns what ends the wait.
   */
  wait: (wake: () => void) => () => void
  /** True while anything waits. */
  isWaiting: () => boolean
  /** Calls back when that has changed. @returns what ends it. */
  subscribe: (changed: () => void) => () => void
  /** Has everything that waits try at once. */
  tryNow: () => void
}

/** A connection nobody waits for yet. */
export function createConnection(): Connection {
  const waiting = new Set<{ wake: () => void }>()
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((changed) => changed())

  function tryNow(): void {
    for (const { wake } of [...waiting]) wake()
  }

  return {
    wait(wake) {
      const entry = { wake }
      if (waiting.size === 0) globalThis.addEventListener('online', tryNow)
      waiting.add(entry)
      if (waiting.size === 1) tell()
      return () => {
        if (!waiting.delete(entry) || waiting.size > 0) return
        globalThis.removeEventListener('online', tryNow)
        tell()
      }
    },
    isWaiting: () => waiting.size > 0,
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    tryNow,
  }
}
