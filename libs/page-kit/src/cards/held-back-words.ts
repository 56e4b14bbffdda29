import { createContext, useContext, useEffect } from 'react'

/** The editors that hand their words on only now and then; each is asked for them before something is saved. */
export type HeldBackWords = Set<() => void>

const HeldBackWordsContext = createContext<HeldBackWords | undefined>(undefined)

export const HeldBackWordsProvider = HeldBackWordsContext.Provider

/** Has `flush` called whenever the newest words are needed. It hands them on before it returns. */
export function useHeldBackWords(flush: () => void): void {
  const editors = useContext(HeldBackWordsContext)
  useEffect(() => {
    editors?.add(flush)
    return () => void editors?.delete(flush)
  }, [editors, flush])
}
