const firstPause = 1000
const maxPause = 60_000

/**
 * Runs a task until it succeeds: each failure is only logged, and followed by another try after a pause that grows from
 * a second to a minute, so that a spinner shown meanwhile tells the truth (Q9).
 *
 * @param done gets the result, unless the trying was ended before.
 * @returns what ends it.
 */
export function keepTrying<Result>(task: () => Promise<Result>, done: (result: Result) => void): () => void {
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = firstPause

  async function attempt() {
    try {
      const result = await task()
      if (!stopped) done(result)
    } catch (error) {
      if (stopped) return
      console.error(error)
      timer = setTimeout(() => void attempt(), pause)
      pause = Math.min(pause * 2, maxPause)
    }
  }
  void attempt()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
