import { useLayoutEffect, useRef } from 'react'

/** A config as it is now, also between two renderings, and what changes a part of it. */
export function useLatest<Config extends object>(config: Config, onChange: (config: Config) => void) {
  const now = useRef(config)
  useLayoutEffect(() => {
    now.current = config
  })
  return {
    latest: () => now.current,
    change: (part: Partial<Config>) => {
      now.current = { ...now.current, ...part }
      onChange(now.current)
    },
  }
}
