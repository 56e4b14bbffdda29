import { useEffect, useEffectEvent } from 'react'
import type { EditedLook } from './use-edited-look.ts'

/** Where the browser undoes what was typed. */
const writing = 'input:not([type=range], [type=radio], [type=color]), textarea, [contenteditable], [role=dialog]'

/** Ctrl+Z and Ctrl+Shift+Z, or Ctrl+Y, where no text is being written. */
export function useUndoKeys({ undo, redo }: Pick<EditedLook, 'undo' | 'redo'>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, altKey, target, defaultPrevented } = event
    if (defaultPrevented || altKey || !(event.ctrlKey || event.metaKey)) return
    if (target instanceof Element && target.closest(writing)) return
    const letter = key.toLowerCase()
    const act = letter === 'y' || (letter === 'z' && shiftKey) ? redo : letter === 'z' ? undo : undefined
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
