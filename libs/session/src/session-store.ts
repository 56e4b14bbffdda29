import { holdsAny, publicPermission, type Account, type Api, type LoginReply } from '@sitewright/api-client'
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

/** What became of a login: in, a choice of accounts to make, a second factor to give, or rejected. */
export type LoginOutcome =
  | { result: 'logged-in' }
  | { result: 'choose'; accounts: NonNullable<LoginReply['accounts']> }
  | { result: 'second-factor'; wrong: boolean }
  | { result: 'rejected' }

/** Who is logged in, and with which permissions. */
export interface SessionState {
  authenticated: boolean
  permissions: readonly string[]
  /** Takes over what app-setup or get-account said. */
  apply: (account: Account) => void
  /** @throws {ApiError} when the call fails; the session then stays as it was. */
  login: (credentials: Credentials) => Promise<LoginOutcome>
  /** Ends the session on the server, and here even if the server could not be reached. */
  logout: () => Promise<void>
}

/** The session as a store of Zustand. */
export type SessionStore = StoreApi<SessionState>

const loggedOut = { authenticated: false, permissions: [publicPermission] as readonly string[] }

/** A store of its own for every page and every test; nobody is logged in unless an account says so. */
export function createSessionStore({ api, account }: { api: Api; account?: Account }): SessionStore {
  return createStore<SessionState>()((set, get) => ({
    // part of the initial state, which is what React renders on the server
    ...sessionOf(account),
    apply: (next) => set(sessionOf(next)),
    async login(credentials) {
      const reply = await api('POST public/login.json.php', credentials)
      if (reply.permissions) {
        set({ authenticated: true, permissions: reply.permissions })
        return { result: 'logged-in' }
      }
      if (reply.secondFactor) return { result: 'second-factor', wrong: reply.secondFactor === 'wrong' }
      if (reply.accounts) return { result: 'choose', accounts: reply.accounts }
      if (credentials.id === undefined) return { result: 'rejected' }
      return readAccountAfresh(api, get)
    },
    async logout() {
      try {
        await api('GET public/logout.json.php')
      } finally {
        set(loggedOut)
      }
    },
  }))
}

function sessionOf(account: Account | undefined): Pick<SessionState, 'authenticated' | 'permissions'> {
  return account?.auth === 1 ? { authenticated: true, permissions: account.permissions } : loggedOut
}

/** After the choice of an account an answer without permissions still may mean success (Q23). */
async function readAccountAfresh(api: Api, get: () => SessionState): Promise<LoginOutcome> {
  try {
    get().apply(await api('GET private/get-account.json.php'))
  } catch (error) {
    console.error(error) // the visitor stays public, without a message (SESS-006)
  }
  return { result: get().authenticated ? 'logged-in' : 'rejected' }
}

/** True if the session has any one of the permissions. */
export function sessionHolds(state: SessionState, ...wanted: string[]): boolean {
  return holdsAny(state.permissions, wanted)
}
