import { texts } from './messages.ts'

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
  return texts.lift({ one: thing })
}

/** What screen readers are told while a card of a list is dragged; it takes the events of @hello-pangea/dnd. */
export interface DragAnnouncements {
  lifted: (start: Pick<DragUpdate, 'source'>) => string
  movedTo: (update: DragUpdate) => string
  ended: (result: DragUpdate & { reason: string }) => string
}

/** @param name such as 'Text block', by the place it had at first. @param count of all cards. */
export function dragAnnouncements(name: (index: number) => string, count: () => number): DragAnnouncements {
  const at = (moved: Spot, { index }: Spot = moved) => ({
    name: name(moved.index),
    place: index + 1,
    count: count(),
  })
  return {
    lifted: ({ source }) => texts.lifted(at(source)),
    movedTo: ({ source, destination }) =>
      destination ? texts.over(at(source, destination)) : texts.outside(at(source)),
    ended: ({ source, destination, reason }) =>
      reason === 'DROP' && destination && destination.index !== source.index
        ? texts.dropped(at(source, destination))
        : texts.back(at(source)),
  }
}
