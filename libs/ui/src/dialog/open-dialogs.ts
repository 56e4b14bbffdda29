/** A dialog that is open, as anyone who handles the browser's Back sees it. */
export interface OpenDialog {
  /** Something was typed in it that leaving would lose. */
  isChanged: () => boolean
  /** Closes it as Escape does; while it is busy nothing happens. */
  close: () => void
}

/** The topmost last. A document has one history, and so one of these. */
const stack: OpenDialog[] = []
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((changed) => changed())

/** The dialogs and messages that are open. */
export const openDialogs = {
  /** Calls back when one has opened or closed. @returns what ends that. */
  subscribe: (changed: () => void): (() => void) => {
    listeners.add(changed)
    return () => void listeners.delete(changed)
  },
  /** @returns what is to be called when it closes. */
  add: (dialog: OpenDialog): (() => void) => {
    stack.push(dialog)
    tell()
    return () => {
      stack.splice(stack.indexOf(dialog), 1)
      tell()
    }
  },
  isAny: (): boolean => stack.length > 0,
  /** The one that is over all others. */
  topmost: (): OpenDialog | undefined => stack.at(-1),
  isAnyChanged: (): boolean => stack.some(({ isChanged }) => isChanged()),
}
