import { ApiError, isLoggedOut, type Api, type CallOptions, type SessionAccount } from '@sitewright/api-client'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SessionStore } from './session-state.ts'
import { texts } from './messages.ts'

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

/** What calls are made by, whose session it is, and what follows. */
export interface ResumptionOptions {
  /** What makes the calls that are not guarded. */
  api: Api
  session: SessionStore
  /** The person is logged in again: what depends on it is to be read again. */
  onResumed: () => void
}

/** What the parts of a resumption share. */
interface Context extends ResumptionOptions {
  state: StoreApi<ResumptionState>
  owner: SessionAccount | undefined
  question: PromiseWithResolvers<boolean> | undefined
  /** How many questions were answered, and the answer to the last one. */
  answered: number
  isBack: boolean
}

/** Several calls that fail together ask once. Each is sent once more at most. */
export function createResumption(options: ResumptionOptions): Resumption {
  const state = createStore<ResumptionState>(() => ({
    asking: false,
    refused: false,
    email: '',
    other: undefined,
  }))
  const context: Context = {
    ...options,
    state,
    owner: undefined,
    question: undefined,
    answered: 0,
    isBack: false,
  }
  options.session.subscribe(({ authenticated, ended }) => {
    if (!authenticated && !ended) forgetOwner(context)
    // the one before is remembered until it is known who has logged in
    else if (authenticated && !context.owner) void check(context)
  })

  return {
    state,
    guard: (send, { background = false } = {}) => guardCall(context, { send, background }),
    ask: () => void askForLogin(context),
    loggedIn: () => takeLogin(context),
    cancel: () => answer(context, false),
    check: () => check(context),
  }
}

function forgetOwner(context: Context): void {
  know(context, undefined)
  context.state.setState({ refused: false })
}

function know(context: Context, account: SessionAccount | undefined): void {
  context.owner = account
  context.state.setState({ email: account?.email ?? '' })
}

interface GuardedCall<Reply> {
  send: () => Promise<Reply>
  background: boolean
}

async function guardCall<Reply>(context: Context, { send, background }: GuardedCall<Reply>): Promise<Reply> {
  refuseForOther(context)
  const before = context.answered
  try {
    return await send()
  } catch (error) {
    if (!isLoggedOut(error) || !isOurs(context)) throw error
    if (background) {
      context.session.getState().end()
      context.state.setState({ refused: true })
      throw error
    }
    // one that was on its way while another call asked gets the same answer
    const resumed = context.answered === before ? await askForLogin(context) : context.isBack
    refuseForOther(context)
    if (!resumed) throw error
    return send()
  }
}

/** Visitors are refused without a question. */
function isOurs({ session }: Context): boolean {
  const { authenticated, ended } = session.getState()
  return authenticated || ended
}

/** What one person typed is not sent in the name of another. */
function refuseForOther({ state }: Context): void {
  const { other } = state.getState()
  if (other === undefined) return
  const error = texts.loggedInAs({ name: other })
  throw new ApiError('Somebody else is logged in now', { status: 401, body: { error } })
}

function askForLogin(context: Context): Promise<boolean> {
  context.session.getState().end()
  context.question ??= Promise.withResolvers<boolean>()
  context.state.setState({ asking: true })
  return context.question.promise
}

function answer(context: Context, back: boolean): void {
  context.answered += 1
  context.isBack = back
  context.state.setState({ asking: false, ...(back && { refused: false }) })
  context.question?.resolve(back)
  context.question = undefined
}

/** Takes over whose session it is now. */
async function take(context: Context, account: SessionAccount): Promise<void> {
  const { session, state, owner } = context
  if (account.id === undefined) return session.getState().end()
  const { ended } = session.getState()
  if (!owner && !ended) return know(context, account)
  if (owner?.id !== account.id) {
    state.setState({ other: account.email ?? '' })
    return answer(context, false)
  }
  if (!ended) return
  session.getState().apply(await context.api('GET private/get-account.json.php'))
  answer(context, true)
  context.onResumed()
}

async function takeLogin(context: Context): Promise<void> {
  const account = await context.api('GET private/session-account.json.php')
  if (account.id === undefined) throw new ApiError('The login started no session', { status: 401 })
  await take(context, account)
}

async function check(context: Context): Promise<void> {
  if (!isOurs(context) || context.state.getState().other !== undefined) return
  try {
    await take(context, await context.api('GET private/session-account.json.php'))
  } catch {
    // the next call will tell
  }
}
