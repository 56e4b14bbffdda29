import { useEffect, useEffectEvent, type ReactNode } from 'react'

/** Calls back once, when everything inside is on the page and answers. */
export function Wakeful({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  const awake = useEffectEvent(onAwake)
  useEffect(() => awake(), [])
  return children
}
