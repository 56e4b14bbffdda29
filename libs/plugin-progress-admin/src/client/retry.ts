const firstPause = 1000
const longestPause = 60_000

/**
 * Does something until it succeeds: each failure is only logged, and followed by another try after a growing pause, so
 * that a spinner shown meanwhile tells the truth (ERR-023, Q9).
 *
 * @returns what gives it up; `onResult` is not called any more then.
 */
export function retry<Result>(task: () => Promise<Result>, onResult: (result: Result) => void): () => void {
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = firstPause

  async function attempt() {
    try {
      const result = await task()
      if (!stopped) onResult(result)
    } catch (error) {
      if (stopped) return
      console.error(error)
      timer = setTimeout(() => void attempt(), pause)
      pause = Math.min(pause * 2, longestPause)
    }
  }

  void attempt()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
