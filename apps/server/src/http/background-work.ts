import type { Seconds } from '../db/schema.ts'

export interface BackgroundWorkOptions {
  /** Does what there is to do. @returns after how many seconds to look again, undefined: only when woken. */
  work: () => Promise<Seconds | undefined>
  /** Seconds between being woken and starting: the answer that caused the work goes out meanwhile. */
  after: Seconds
  /** Seconds before work that failed is tried again. */
  retryAfter: Seconds
  onError: (error: unknown) => void
}

export interface BackgroundWork {
  /** Starts soon, or again if it is running. */
  wake: () => void
  /** Does it now, after what is running. @throws what the work throws. */
  run: () => Promise<void>
  /** Finishes what is running; nothing starts any more. */
  close: () => Promise<void>
}

/** Work that nobody waits for, one piece after the other. */
export function createBackgroundWork({ work, after, retryAfter, onError }: BackgroundWorkOptions): BackgroundWork {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let closed = false
  let woken = false

  function schedule(seconds: Seconds): void {
    clearTimeout(timer)
    if (!closed) timer = setTimeout(() => void run().catch(onError), seconds * 1000).unref()
  }

  function run(): Promise<void> {
    clearTimeout(timer)
    running = running
      .catch(() => {})
      .then(async () => {
        if (closed) return
        woken = false
        let pause: Seconds | undefined = retryAfter
        try {
          pause = await work()
        } finally {
          if (pause !== undefined && !woken) schedule(pause)
        }
      })
    return running
  }

  return {
    wake() {
      woken = true
      schedule(after)
    },
    run,
    async close() {
      closed = true
      clearTimeout(timer)
      await running.catch(() => {})
    },
  }
}
