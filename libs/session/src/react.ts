import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { CallGuard } from './resumption.ts'
import { sessionHolds, type SessionState, type SessionStore } from './session-state.ts'

const SessionContext = createContext<SessionStore | undefined>(undefined)

/** Gives the session to everything below. */
export const SessionProvider = SessionContext.Provider

const CallGuardContext = createContext<CallGuard>((send) => send())

/** Gives everything below what has a call outlive the end of the session. */
export const CallGuardProvider = CallGuardContext.Provider

/** For what is sent without the site's own API, such as a file; sends it as it is where nothing around guards calls. */
export function useCallGuard(): CallGuard {
  return useContext(CallGuardContext)
}

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
