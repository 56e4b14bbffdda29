interface Spot {
  index: number
}

interface DragUpdate {
  source: Spot
  /** Absent outside the list. */
  destination: Spot | null
}

/** Read to those who reach the handle of a card by keyboard. @param thing such as 'section'. */
export function dragInstructions(thing: string): string {
  return `Press space to lift the ${thing}. While it is lifted, the up and down arrow keys move it, space drops it and Escape puts it back.`
}

/** What screen readers are told while a card of a list is dragged; it takes the events of @hello-pangea/dnd. */
export interface DragAnnouncements {
  lifted: (start: Pick<DragUpdate, 'source'>) => string
  movedTo: (update: DragUpdate) => string
  ended: (result: DragUpdate & { reason: string }) => string
}

/** @param name such as 'Text block', by the place it had at first. @param count of all cards. */
export function dragAnnouncements(name: (index: number) => string, count: () => number): DragAnnouncements {
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
