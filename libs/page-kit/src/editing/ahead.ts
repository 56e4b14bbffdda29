import { createContext, useContext, useEffect, useEffectEvent, type RefObject } from 'react'

/** What can be asked for before the code for it is there. */
export type AskedAhead = 'edit' | 'publish' | 'schedule' | 'menu'

/** What was done with the toolbar before the code of the real one was there. */
interface Ahead {
  /** What was asked for by its buttons. */
  asked: AskedAhead | undefined
  /** The name of the button that had the focus when the real one took its place, '' for another part of it; once. */
  takeFocus: () => string | undefined
}

const AheadContext = createContext<Ahead | undefined>(undefined)

export const AheadProvider = AheadContext.Provider

/** True where editing was asked for before its code was there. */
export function useAskedAhead(): boolean {
  return useContext(AheadContext)?.asked === 'edit'
}

/** True where the menu of the toolbar was asked for before the real one was there. */
export function useMenuAskedAhead(): boolean {
  return useContext(AheadContext)?.asked === 'menu'
}

/** True where the address asks for editing: `/pages/…#edit`, or `#edit-draft` of the draft. The server is not told of it. */
export const isEditAsked = (): boolean => location.hash === '#edit' || isDraftAsked()

/** True where the address asks for the draft to be edited. For a browser. */
export const isDraftAsked = (): boolean => location.hash === '#edit-draft'

/** Does what else was asked for, once. */
export function useDoneAhead(work: Record<'publish' | 'schedule', () => void>): void {
  const asked = useContext(AheadContext)?.asked
  const start = useEffectEvent(() => {
    if (asked === 'publish' || asked === 'schedule') work[asked]()
  })
  useEffect(() => start(), [])
}

/** Gives a toolbar the focus that the one before it had: the button of the same name, or all of it where that is gone. */
export function useFocusFromAhead(place: RefObject<HTMLElement | null>): void {
  const ahead = useContext(AheadContext)
  const take = useEffectEvent(() => {
    const name = ahead?.takeFocus()
    if (name === undefined) return
    const buttons = [...(place.current?.querySelectorAll('button') ?? [])]
    const same = buttons.find((button) => button.getAttribute('aria-label') === name)
    ;(same ?? place.current)?.focus({ preventScroll: true })
  })
  useEffect(() => take(), [])
}
