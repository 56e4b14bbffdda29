import { useEffect, useEffectEvent, useState } from 'react'

const firstPause = 1000
const longestPause = 60_000

/**
 * What a task gave, or undefined as long as it has not: each failure is logged and followed by another try after a
 * growing pause, so that a spinner shown meanwhile tells the truth (Q9). The task starts with the component.
 *
 * @param known - the result, where it is known already; the task then does not run.
 */
export function useRetried<Result>(task: () => Promise<Result>, known?: Result): Result | undefined {
  const [result, setResult] = useState(known)
  const isKnown = result !== undefined
  const run = useEffectEvent(task)

  useEffect(() => {
    if (isKnown) return
    let stopped = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let pause = firstPause
    async function attempt() {
      try {
        const value = await run()
        if (!stopped) setResult(value)
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
  }, [isKnown])

  return result
}
