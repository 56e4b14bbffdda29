import { type DragEvent, useState } from 'react'

/**
 * Moves the entries of a list by mouse: each has `data-entry`, is a place to drop another one of the same list, and has a
 * handle.
 */
export function useEntryDrag(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()

  return {
    /** Another entry is above this one, to be dropped. */
    isOver: (at: number) => over === at && dragged !== at,

    /** For the entry itself. */
    dropPlace: (at: number) => ({
      onDragOver(event: DragEvent) {
        if (dragged === undefined) return
        event.preventDefault()
        setOver(at)
      },
      onDrop(event: DragEvent) {
        if (dragged === undefined) return
        event.preventDefault()
        if (dragged !== at) onMove(dragged, at)
      },
    }),

    /** For what the entry is dragged by. */
    handle: (at: number) => ({
      draggable: true,
      onDragStart({ dataTransfer, currentTarget }: DragEvent) {
        dataTransfer.effectAllowed = 'move'
        dataTransfer.setData('text/plain', '')
        const dragImage = currentTarget.closest('[data-entry]')
        if (dragImage) dataTransfer.setDragImage?.(dragImage, 0, 0)
        setDragged(at)
      },
      onDragEnd() {
        setDragged(undefined)
        setOver(undefined)
      },
    }),
  }
}

/** What `useEntryDrag` gives to a handle. */
export type EntryHandle = ReturnType<ReturnType<typeof useEntryDrag>['handle']>
