import type { DragStart, DragUpdate, DropResult } from '@hello-pangea/dnd'

/** Read to those who reach the handle of a card by keyboard. */
export const dragInstructions =
  'Press space to lift the field. While it is lifted, the up and down arrow keys move it, space drops it and Escape puts it back.'

/** What screen readers are told while a field is dragged. */
export interface DragNews {
  lifted: (start: DragStart) => string
  movedTo: (update: DragUpdate) => string
  ended: (result: DropResult) => string
}

/** @param name such as 'Checkbox', by the place it had at first. @param count of all fields. */
export function dragNews(name: (index: number) => string, count: () => number): DragNews {
  const place = (index: number) => `place ${index + 1} of ${count()}`
  return {
    lifted: ({ source }) => `${name(source.index)} lifted at ${place(source.index)}.`,
    movedTo: ({ source, destination }) =>
      destination
        ? `${name(source.index)} is over ${place(destination.index)}.`
        : `${name(source.index)} is outside the list. If you drop it there, it goes back to ${place(source.index)}.`,
    ended: ({ source, destination, reason }) =>
      reason === 'DROP' && destination && destination.index !== source.index
        ? `${name(source.index)} dropped at ${place(destination.index)}.`
        : `${name(source.index)} is back at ${place(source.index)}.`,
  }
}
