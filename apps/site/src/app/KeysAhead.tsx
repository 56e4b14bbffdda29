import { useEffectEvent, useLayoutEffect } from 'react'

export interface KeysAheadProps {
  /** Gets what a key does to the text so far. */
  onType: (change: (typed: string) => string) => void
  onEscape: () => void
}

/**
 * In place of a field whose code is on its way: what is typed meanwhile is meant for it, and for nothing else on the
 * page. Draws nothing, and leaves the focus where it is to return to.
 */
export function KeysAhead({ onType, onEscape }: KeysAheadProps) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey) return
    if (key === 'Escape') onEscape()
    else if (key === 'Backspace') onType((typed) => typed.slice(0, -1))
    else if (key.length === 1) onType((typed) => typed + key)
    else if (key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
  })
  // ends together with its place on the page: a moment later a key would be missing in the field that has come
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
  return null
}
