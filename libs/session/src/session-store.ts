import type { Account, Api } from '@sitewright/api-client'
import { createStore } from 'zustand/vanilla'
import { loggedOut, type LoginOutcome, type SessionState, type SessionStore } from './session-state.ts'

/** A store of its own for every page and every test; nobody is logged in unless an account says so. */
export function createSessionStore({ api, account }: { api: Api; account?: Account }): SessionStore {
  return createStore<SessionState>()((set, get) => ({
    // part of the initial state, which is what React renders on the server
    ...sessionOf(account),
    apply(next) {
      const { authenticated, ended, end } = get()
      if (next.auth !== 1 && (authenticated || ended)) end()
      else set(sessionOf(next))
    },
    end() {
      if (get().authenticated) set({ authenticated: false, ended: true })
    },
    async login(credentials) {
      const reply = await api('POST public/login.json.php', credentials)
      if (reply.permissions) {
        set({ authenticated: true, ended: false, permissions: reply.permissions })
        return { result: 'logged-in', ...(reply.first && { first: true }) }
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

function sessionOf(account: Account | undefined): Pick<SessionState, 'authenticated' | 'ended' | 'permissions'> {
  return account?.auth === 1 ? { authenticated: true, ended: false, permissions: account.permissions } : loggedOut
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
