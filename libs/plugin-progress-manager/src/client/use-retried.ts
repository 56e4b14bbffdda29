import { keepTrying } from '@sitewright/page-kit'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'

type Key = number | string

export interface Retried<Result> {
  /** Undefined until it is there. */
  result: Result | undefined
  /** Runs the task anew; the result stays until there is another. */
  again: () => void
  /** Puts something else in the place of the result for a key, if that is what is there. */
  change: (key: Key, change: (result: Result) => Result) => void
}

export interface RetriedOptions {
  /** Nothing is tried so long; what is there stays. @default false */
  paused?: boolean
}

/**
 * What a task gives, which is tried until it does.
 *
 * @param key stands for what the task is about: another one starts over. Undefined starts nothing.
 */
export function useRetried<Result>(
  task: () => Promise<Result>,
  key: Key | undefined,
  { paused = false }: RetriedOptions = {},
): Retried<Result> {
  const [loaded, setLoaded] = useState<{ key: Key; round: number; result: Result }>()
  const [round, setRound] = useState(0)
  const run = useEffectEvent(task)
  const known = loaded?.key === key ? loaded : undefined
  const trying = !paused && known?.round !== round

  useEffect(() => {
    if (key === undefined || !trying) return undefined
    return keepTrying(
      () => run(),
      (result) => setLoaded({ key, round, result }),
    )
  }, [key, round, trying])

  return {
    result: known?.result,
    again: useCallback(() => setRound((last) => last + 1), []),
    change: useCallback((of, change) => {
      setLoaded((now) => (now?.key === of ? { ...now, result: change(now.result) } : now))
    }, []),
  }
}
