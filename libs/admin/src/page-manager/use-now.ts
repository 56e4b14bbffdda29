import { useEffect, useState } from 'react'

/** The time in epoch seconds, read again every minute. */
export function useNow(): number {
  const [now, setNow] = useState(readClock)
  useEffect(() => {
    const timer = setInterval(() => setNow(readClock()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

function readClock(): number {
  return Math.floor(Date.now() / 1000)
}
