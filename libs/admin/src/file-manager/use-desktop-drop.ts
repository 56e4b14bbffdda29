import { droppedFiles } from '@sitewright/media'
import { useRef, useState, type DragEvent } from 'react'

/** Takes files that are dropped from the desktop onto an element. */
export function useDesktopDrop(enabled: boolean, onDrop: (files: readonly File[]) => void) {
  // Every element within is entered and left on its own.
  const depth = useRef(0)
  const [over, setOver] = useState(false)

  const taken = (event: DragEvent) => {
    if (!enabled || !event.dataTransfer.types.includes('Files')) return false
    event.preventDefault()
    return true
  }
  const handlers = {
    onDragEnter(event: DragEvent) {
      if (!taken(event)) return
      depth.current += 1
      setOver(true)
    },
    onDragOver(event: DragEvent) {
      if (taken(event)) event.dataTransfer.dropEffect = 'copy'
    },
    onDragLeave(event: DragEvent) {
      if (!taken(event)) return
      depth.current -= 1
      if (depth.current === 0) setOver(false)
    },
    onDrop(event: DragEvent) {
      if (!taken(event)) return
      depth.current = 0
      setOver(false)
      const files = droppedFiles(event.dataTransfer)
      if (files.length > 0) onDrop(files)
    },
  }
  return { over, handlers }
}
