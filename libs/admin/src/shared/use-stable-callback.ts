import { useCallback, useEffect, useRef } from 'react'

/** A function that stays the same and does what `work` does that was given last, for what is rendered only when it must. */
export function useStableCallback<Arguments extends unknown[]>(work: (...input: Arguments) => void) {
  const latest = useRef(work)
  useEffect(() => {
    latest.current = work
  })
  return useCallback((...input: Arguments) => latest.current(...input), [])
}
