import { holdsAny, publicPermission, type Account, type LoginReply } from '@sitewright/api-client'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** The email address and password of a login, and what an earlier answer asked for. */
export interface Credentials {
  /** The email address. */
  name: string
  pass: string
  /** One of the accounts that an earlier answer listed. */
  id?: number
  /** The second factor, once an answer asked for it. */
  code?: string
}

/**
 * What became of a login: in (`first`: as the administrator who is the first in a new site), a choice of accounts to make,
 * a second factor to give, or rejected.
 */
export type LoginOutcome =
  | { result: 'logged-in'; first?: boolean }
  | { result: 'choose'; accounts: NonNullable<LoginReply['accounts']> }
  | { result: 'second-factor'; wrong: boolean }
  | { result: 'rejected' }

/** Who is logged in, and with which permissions. */
export interface SessionState {
  authenticated: boolean
  /** After the session ended by itself still those that it had. */
  permissions: readonly string[]
  /**
   * True once the session ended without a logout here. The permissions stay, and with them what is on the screen and what
   * was typed there; the server gives nothing for them.
   */
  ended: boolean
  /** Takes over what app-setup or get-account said. */
  apply: (account: Account) => void
  /** Notes that the server knows of no session any more. Does nothing where nobody was logged in. */
  end: () => void
  /** @throws {ApiError} when the call fails; the session then stays as it was. */
  login: (credentials: Credentials) => Promise<LoginOutcome>
  /** Ends the session on the server, and here even if the server could not be reached. */
  logout: () => Promise<void>
}

/** The session as a store of Zustand. */
export type SessionStore = StoreApi<SessionState>

/** Nobody. */
export const loggedOut = { authenticated: false, ended: false, permissions: [publicPermission] as readonly string[] }

/** True if the session has any one of the permissions. */
export function sessionHolds(state: SessionState, ...wanted: string[]): boolean {
  return holdsAny(state.permissions, wanted)
}

/** The session of a visitor, whose document is loaded again for a login: it never changes, and what does is not loaded. */
export function createVisitorSession(): SessionStore {
  const nothing = () => {}
  return createStore<SessionState>()(() => ({
    ...loggedOut,
    ...{ apply: nothing, end: nothing },
    login: async () => ({ result: 'rejected' }),
    logout: async () => {},
  }))
}
