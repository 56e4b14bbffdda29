import { useEffect, type ReactNode } from 'react'

/** Tells when its content has been taken over by the browser. */
export function Hydrated({ onReady, children }: { onReady?: (() => void) | undefined; children: ReactNode }) {
  useEffect(() => {
    onReady?.()
  }, [onReady])
  return <>{children}</>
}
