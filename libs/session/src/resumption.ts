import { ApiError, isLoggedOut, type Api, type CallOptions, type SessionAccount } from '@sitewright/api-client'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SessionStore } from './session-state.ts'

/** Makes a call, and once more where the session had ended and its person has logged in again. */
export type CallGuard = <Reply>(send: () => Promise<Reply>, options?: Pick<CallOptions, 'background'>) => Promise<Reply>

/** What is shown of a session that ended. */
export interface ResumptionState {
  /** The person is asked to log in again. */
  asking: boolean
  /** Something that nobody asked for was refused, as the session has ended; nobody was interrupted for that. */
  refused: boolean
  /** Whose session it was, as far as the server said. */
  email: string
  /** The email address of somebody else who is logged in now. Nothing is sent any more. */
  other: string | undefined
}

/** How somebody whose session ended gets it back where they are, and what they had asked for is done after all. */
export interface Resumption {
  state: StoreApi<ResumptionState>
  guard: CallGuard
  /** Asks to log in, without a call that waits for it. */
  ask: () => void
  /** Somebody has logged in. @throws {ApiError} when it cannot be told who. */
  loggedIn: () => Promise<void>
  /** The person does not want to log in: what waited for it fails. */
  cancel: () => void
  /** Asks the server whose session there is, as that may have changed elsewhere in the browser. Never rejects. */
  check: () => Promise<void>
}

export interface ResumptionOptions {
  /** What makes the calls that are not guarded. */
  api: Api
  session: SessionStore
  /** The person is logged in again: what depends on it is to be read anew. */
  onResumed: () => void
}

/** Several calls that fail together ask once. Each is sent once more at most. */
export function createResumption({ api, session, onResumed }: ResumptionOptions): Resumption {
  const state = createStore<ResumptionState>(() => ({
    asking: false,
    refused: false,
    email: '',
    other: undefined,
  }))
  let owner: SessionAccount | undefined
  let question: PromiseWithResolvers<boolean> | undefined
  /** How many questions were answered, and the answer to the last one. */
  let answered = 0
  let isBack = false

  session.subscribe(({ authenticated, ended }) => {
    if (!authenticated && !ended) forgetOwner()
    // the one before is remembered until it is known who has logged in
    else if (authenticated && !owner) void check()
  })

  function forgetOwner(): void {
    know(undefined)
    state.setState({ refused: false })
  }

  function know(account: SessionAccount | undefined): void {
    owner = account
    state.setState({ email: account?.email ?? '' })
  }

  const guard: CallGuard = async (send, { background = false } = {}) => {
    refuseForOther()
    const before = answered
    try {
      return await send()
    } catch (error) {
      if (!isLoggedOut(error) || !isOurs()) throw error
      if (background) {
        session.getState().end()
        state.setState({ refused: true })
        throw error
      }
      // one that was on its way while another call asked gets the same answer
      const resumed = answered === before ? await askForLogin() : isBack
      refuseForOther()
      if (!resumed) throw error
      return send()
    }
  }

  /** Visitors are refused without a question. */
  function isOurs(): boolean {
    const { authenticated, ended } = session.getState()
    return authenticated || ended
  }

  /** What one person typed is not sent in the name of another. */
  function refuseForOther(): void {
    const { other } = state.getState()
    if (other === undefined) return
    const error = `You are now logged in as ${other}. Reload the page to go on`
    throw new ApiError('Somebody else is logged in now', { status: 401, body: { error } })
  }

  function askForLogin(): Promise<boolean> {
    session.getState().end()
    question ??= Promise.withResolvers<boolean>()
    state.setState({ asking: true })
    return question.promise
  }

  function answer(back: boolean): void {
    answered += 1
    isBack = back
    state.setState({ asking: false, ...(back && { refused: false }) })
    question?.resolve(back)
    question = undefined
  }

  /** Takes over whose session it is now. */
  async function take(account: SessionAccount): Promise<void> {
    if (account.id === undefined) return session.getState().end()
    const { ended } = session.getState()
    if (!owner && !ended) return know(account)
    if (owner?.id !== account.id) {
      state.setState({ other: account.email ?? '' })
      return answer(false)
    }
    if (!ended) return
    session.getState().apply(await api('GET private/get-account.json.php'))
    answer(true)
    onResumed()
  }

  async function check(): Promise<void> {
    if (!isOurs() || state.getState().other !== undefined) return
    try {
      await take(await api('GET private/session-account.json.php'))
    } catch {
      // the next call will tell
    }
  }

  return {
    state,
    guard,
    ask: () => void askForLogin(),
    async loggedIn() {
      const account = await api('GET private/session-account.json.php')
      if (account.id === undefined) throw new ApiError('The login started no session', { status: 401 })
      await take(account)
    },
    cancel: () => answer(false),
    check,
  }
}
