import { useMessages } from '@sitewright/ui'
import { useEffect, useEffectEvent } from 'react'
import { isSaveShortcut } from './save-shortcut.ts'

/** Has Ctrl+S and Cmd+S save, in place of the browser's 'save as'. Not while a question or a dragging is under way. */
export function useSaveShortcut(save: () => void): void {
  const { queue } = useMessages()
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!isSaveShortcut(event)) return
    event.preventDefault()
    const underWay = queue.getState().pending.length > 0 || document.querySelector('[data-entry][data-dragging]')
    if (!underWay) save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
