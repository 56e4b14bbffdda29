import { useSyncExternalStore } from 'react'

/** The minute that it is, in epoch seconds. What shows it is drawn again when the next one begins. */
export const useMinute = (): number => useSyncExternalStore(everyMinute, minute, minute)

const minute = () => Math.floor(Date.now() / 60_000) * 60

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, 5000)
  return () => clearInterval(timer)
}
