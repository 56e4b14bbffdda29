import { texts } from './messages.ts'

/** Knows of unsaved edits, for what is about to show another page. */
export interface UnsavedEdits {
  /** `guardLeaving` of the site: what screens register with. */
  guard: (unsaved: () => boolean) => () => void
  /** True while anybody is registered. */
  isGuarded: () => boolean
  /** Calls back when that may have changed. */
  subscribe: (changed: () => void) => () => void
  /** True if something would be lost now. */
  wouldLose: () => boolean
  /** Runs what leaves the page without a question, since the person has answered it already. */
  withoutAsking: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/** Asked before a page with unsaved edits is left. */
export const leaveQuestion = texts.leaveQuestion

/** What its buttons say. */
export const leaveAnswers = () => ({ accept: texts.leave(), refuse: texts.stay() })

export function createUnsavedEdits(): UnsavedEdits {
  const guards = new Set<{ unsaved: () => boolean }>()
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((changed) => changed())
  let granted = 0

  return {
    guard(unsaved) {
      const entry = { unsaved }
      guards.add(entry)
      tell()
      return () => {
        guards.delete(entry)
        tell()
      }
    },
    isGuarded: () => guards.size > 0,
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    wouldLose: () => granted === 0 && [...guards].some(({ unsaved }) => unsaved()),
    async withoutAsking(work) {
      granted += 1
      try {
        return await work()
      } finally {
        granted -= 1
      }
    },
  }
}
