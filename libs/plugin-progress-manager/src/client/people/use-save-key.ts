import { useEffect, useEffectEvent } from 'react'

/** Saves on Ctrl+S, or Cmd+S, instead of having the browser store the page as a file. */
export function useSaveKey(save: () => void): void {
  const onSave = useEffectEvent(save)

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const wanted = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!wanted || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      onSave()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
}
