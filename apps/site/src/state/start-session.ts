import type { Account, Api } from '@sitewright/api-client'
import { createSessionStore, type SessionStore } from '@sitewright/session'

/** The session of this page, with the account that the server found. */
export function startSession({ api, account }: { api: Api; account: Account | undefined }): SessionStore {
  const store = createSessionStore({ api, account })
  const first = store.getState()
  // Rendering on the server and hydration read the initial state; it must be the one that knows the account.
  return { ...store, getInitialState: () => first }
}
