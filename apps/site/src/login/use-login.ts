import { isApiError, refusalReason } from '@sitewright/api-client'
import { createSessionStore, forgetLoginEmail, loginEmail, type LoginOutcome } from '@sitewright/session'
import { useMessages } from '@sitewright/ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '../elements/announce.ts'
import { explainError } from '../state/explain-error.ts'
import { rememberLogin } from './after-login.ts'
import type { LoginParts } from './login-parts.ts'
import { texts } from './messages.ts'

/** The dialog's sections, by the numbers of the specification, and one for the second factor. */
export type Section = 0 | 1 | 2 | 3

export interface AccountOption {
  id: number
  name: string
}

export interface Login {
  section: Section
  show: (section: Section) => void
  processing: boolean
  /** True after an attempt that did not succeed. */
  failed: boolean
  /** Why the server refused the last attempt. */
  reason: string | undefined
  accounts: readonly AccountOption[]
  /** Whether the dialog began with an address: that of anyone who is asked again, or has just set a password by a link. */
  isKnown: boolean
  email: string
  setEmail: (email: string) => void
  password: string
  setPassword: (password: string) => void
  code: string
  setCode: (code: string) => void
  /** True after a code that was not accepted. */
  codeWrong: boolean
  /** Logs in with the fields; with an id, as the chosen one of several accounts. */
  submit: (account?: number) => Promise<void>
  /** Repeats the login with the code of the second factor. */
  submitCode: () => Promise<void>
}

/** What happens in the login dialog. A rejected or failed login leads back to the fields, which keep their text. */
export function useLogin(
  { api, session: shared, site, unsavedEdits, reopen, welcome, email: known = '' }: LoginParts,
  onLoggedIn: () => void | Promise<void>,
): Login {
  const messages = useMessages()
  const [session] = useState(() => shared ?? createSessionStore({ api }))
  const [section, setSection] = useState<Section>(0)
  const [processing, setProcessing] = useState(false)
  const [failed, setFailed] = useState(false)
  const [reason, setReason] = useState<string>()
  const [accounts, setAccounts] = useState<readonly AccountOption[]>([])
  const [account, setAccount] = useState<number>()
  const [begun] = useState(() => known || loginEmail())
  const [email, setEmail] = useState(begun)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [codeWrong, setCodeWrong] = useState(false)

  async function attempt(rest: { id?: number | undefined; code?: string }) {
    const { id, ...given } = rest
    setProcessing(true)
    setFailed(false)
    setReason(undefined)
    setAccount(id)
    try {
      await take(await session.getState().login({ name: email, pass: password, ...(id ? { id } : {}), ...given }))
    } catch (error) {
      giveUp(texts.failed(), error)
    }
  }

  async function take(outcome: LoginOutcome) {
    if (outcome.result === 'rejected') {
      const error = new Error('The answer held neither permissions nor accounts')
      return giveUp(texts.rejected(), error)
    }
    if (outcome.result === 'logged-in') forgetLoginEmail()
    // a document of their own, which windows of other sites do not reach; nothing that was typed is lost for it
    if (outcome.result === 'logged-in' && reopen && !unsavedEdits.wouldLose()) {
      rememberLogin()
      return reopen(outcome.first ? welcome : undefined)
    }
    if (outcome.result === 'logged-in') {
      await onLoggedIn()
      announce(texts.loggedIn())
      return void site.refresh()
    }
    setProcessing(false)
    if (outcome.result === 'choose') {
      setAccounts(outcome.accounts)
      setSection(2)
    } else {
      setCodeWrong(outcome.wrong)
      setSection(3)
    }
  }

  function giveUp(text: string, error: unknown) {
    // the fields are there again before the message is, which gives the focus back to where it was
    flushSync(() => {
      setProcessing(false)
      setFailed(true)
      setSection(0)
      setCode('')
      setReason(reasonOf(error))
    })
    void messages.fail(text, error)
  }

  return {
    section,
    show: setSection,
    processing,
    failed,
    reason,
    accounts,
    isKnown: begun !== '',
    email,
    setEmail,
    password,
    setPassword,
    code,
    setCode,
    codeWrong,
    submit: (id) => attempt({ id }),
    submitCode: () => attempt({ id: account, code: code.trim() }),
  }
}

/** Why the server refused; after too many attempts also when the next one makes sense. */
function reasonOf(error: unknown): string | undefined {
  const isTimed = isApiError(error) && error.hints.retryAfter !== undefined
  return isTimed ? explainError(error) : refusalReason(error)
}
