import { createContext, useContext, useEffect } from 'react'

/** The editors that hand their words on only now and then; each is asked for them before something is saved. */
export type PendingInput = Set<() => void>

const PendingInputContext = createContext<PendingInput | undefined>(undefined)

export const PendingInputProvider = PendingInputContext.Provider

/** Has `flush` called whenever the newest words are needed. It hands them on before it returns. */
export function usePendingInput(flush: () => void): void {
  const editors = useContext(PendingInputContext)
  useEffect(() => {
    editors?.add(flush)
    return () => void editors?.delete(flush)
  }, [editors, flush])
}
