import { useMessages } from '@sitewright/ui'
import { useEffect, useEffectEvent } from 'react'

/** What has to be finished or left before anything is saved: a dialog, or something that is being dragged. */
const underWay = '[role=dialog][aria-modal=true], [role=alertdialog], dialog[open], [data-dragging]'

/**
 * Has Ctrl+S and Cmd+S save, and keeps the browser from storing the page as a file, whether there is something to save
 * or not. Every editor has it.
 *
 * @param save - does nothing where its button could not be pressed.
 * @param active - false while there is nothing to edit: the keys are the browser's then. @default true
 */
export function useSaveShortcut(save: () => void, active = true): void {
  const { queue } = useMessages()
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!isSaveShortcut(event)) return
    event.preventDefault()
    if (queue.getState().pending.length === 0 && !document.querySelector(underWay)) save()
  })
  useEffect(() => {
    if (!active) return undefined
    const listen = (event: KeyboardEvent) => handle(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [active])
}

/** For the button that does the same. */
export const saveKeys = 'Control+S Meta+S'

/** As people read it. */
export function saveShortcutText(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘S' : 'Ctrl+S'
}

function isSaveShortcut({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (ctrlKey === metaKey || altKey || shiftKey) return false
  // by its place where the keyboard writes another script
  return key.toLowerCase() === 's' || (code === 'KeyS' && !/^[a-z]$/i.test(key))
}
