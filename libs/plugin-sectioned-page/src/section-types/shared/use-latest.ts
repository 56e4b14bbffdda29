import { useLayoutEffect, useRef } from 'react'

/**
 * A config as it is now, and what changes a part of it. It may be newer than what is rendered: several changes come before
 * the next rendering, and words that are read to be kept are rendered later than what is urgent.
 */
export function useLatest<Config extends object>(config: Config, onChange: (config: Config) => void) {
  const now = useRef(config)
  useLayoutEffect(() => {
    now.current = config
  }, [config])
  return {
    latest: () => now.current,
    change: (part: Partial<Config>) => {
      now.current = { ...now.current, ...part }
      onChange(now.current)
    },
  }
}
