import { createContext, useContext, useEffect, useEffectEvent, type RefObject } from 'react'

/** What can be asked for before the code for it is there. */
export type AskedAhead = 'edit' | 'publish' | 'schedule'

/** What was done with the toolbar before the code of the real one was there. */
interface Ahead {
  /** What was asked for by its buttons. */
  asked: AskedAhead | undefined
  /** True once if it had the focus when the real one took its place. */
  takeFocus: () => boolean
}

const AheadContext = createContext<Ahead | undefined>(undefined)

export const AheadProvider = AheadContext.Provider

/** True where editing was asked for before its code was there. */
export function useAskedAhead(): boolean {
  return useContext(AheadContext)?.asked === 'edit'
}

/** True where the address asks for editing: `/pages/…#edit`, or `#edit-draft` of the draft. The server is not told of it. */
export const isEditAsked = (): boolean => location.hash === '#edit' || isDraftAsked()

/** True where the address asks for the draft to be edited. For a browser. */
export const isDraftAsked = (): boolean => location.hash === '#edit-draft'

/** Does what else was asked for, once. */
export function useDoneAhead(work: Record<Exclude<AskedAhead, 'edit'>, () => void>): void {
  const asked = useContext(AheadContext)?.asked
  const start = useEffectEvent(() => {
    if (asked && asked !== 'edit') work[asked]()
  })
  useEffect(() => start(), [])
}

/** Gives a toolbar the focus that the one before it had: the button of this name, or all of it where that is gone. */
export function useFocusFromAhead(place: RefObject<HTMLElement | null>, name: string): void {
  const ahead = useContext(AheadContext)
  const take = useEffectEvent(() => {
    if (!ahead?.takeFocus()) return
    const buttons = [...(place.current?.querySelectorAll('button') ?? [])]
    const same = buttons.find((button) => button.getAttribute('aria-label') === name)
    ;(same ?? place.current)?.focus({ preventScroll: true })
  })
  useEffect(() => take(), [])
}
