import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { sessionHolds, type SessionState, type SessionStore } from './session-store.ts'

const SessionContext = createContext<SessionStore | undefined>(undefined)

/** Gives the session to everything below. */
export const SessionProvider = SessionContext.Provider

/** A part of the session; the component renders again when it changes. */
export function useSession<Part>(select: (state: SessionState) => Part): Part {
  const store = useContext(SessionContext)
  if (!store) throw new Error('useSession needs a <SessionProvider> above it')
  return useStore(store, select)
}

/** True while the session has any one of the permissions. */
export function useHolds(...wanted: string[]): boolean {
  return useSession((state) => sessionHolds(state, ...wanted))
}
