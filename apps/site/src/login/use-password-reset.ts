import { refusalReason, type Api } from '@sitewright/api-client'
import { setupFailure, setUpHumanCheck, type HumanCheck } from '@sitewright/page-kit/human-check'
import { useMessages } from '@sitewright/ui'
import { useEffect, useRef, useState } from 'react'
import { texts } from './messages.ts'

export interface PasswordResetOptions {
  api: Api
  /** The human check is set up. */
  onReady: () => void
  /** The human check turned out not to work. */
  onFailed: () => void
  /** The request was accepted, and the visitor has read what happens next. */
  onSent: () => void
}

export interface PasswordReset {
  /** Of the human check: `set-up` means that its first token is on the way, `ready` that it is there. */
  check: 'none' | 'setting-up' | 'set-up' | 'ready' | 'failed'
  /** Sets the human check up, each time again. */
  setUp: () => Promise<void>
  /** What is being set up is no longer wanted. */
  abandon: () => void
  sending: boolean
  /** What to know before asking: that no email goes out; undefined where they do, and as long as that is not known. */
  warning: string | undefined
  /** Why the server refused the last request. */
  reason: string | undefined
  /** Asks for an email, with a token of that moment (Q116). */
  send: (email: string) => Promise<void>
}

/** Asking for a new password: the human check first, then the request. */
export function usePasswordReset({ api, onReady, onFailed, onSent }: PasswordResetOptions): PasswordReset {
  const messages = useMessages()
  const [check, setCheck] = useState<PasswordReset['check']>('none')
  const [sending, setSending] = useState(false)
  const [reason, setReason] = useState<string>()
  const [isStored, setStored] = useState(false)
  const human = useRef<HumanCheck>(undefined)
  const turn = useRef(0)
  useEffect(() => () => void (turn.current += 1), [])

  function abandon() {
    turn.current += 1
    setCheck('none')
  }

  async function setUp() {
    turn.current += 1
    const own = turn.current
    setCheck('setting-up')
    setReason(undefined)
    try {
      const made = await setUpHumanCheck(api)
      if (own !== turn.current) return
      human.current = made
      setCheck('set-up')
      onReady()
      void askWhetherSent()
      await made.token()
      if (own === turn.current) setCheck('ready')
    } catch (error) {
      if (own !== turn.current) return // anyone who went elsewhere needs no alert
      setCheck('failed')
      onFailed()
      void messages.fail(setupFailure(), error)
    }
  }

  /** What cannot be found out is not said. */
  async function askWhetherSent() {
    try {
      setStored(!(await api('GET public/mail-sends.json.php', undefined, { background: true })).sends)
    } catch {
      setStored(false)
    }
  }

  async function send(email: string) {
    if (!human.current) return
    let isUnsent = false
    setSending(true)
    setReason(undefined)
    try {
      const reCaptchaToken = await human.current.token()
      const { sends } = await api('POST public/account-password-reset.json.php', { email, reCaptchaToken })
      isUnsent = sends === false
    } catch (error) {
      setSending(false)
      setReason(refusalReason(error))
      return void messages.fail(texts.resetFailed(), error)
    }
    setSending(false)
    await messages.alert(texts.resetDone(), isUnsent ? texts.unsent() : undefined)
    onSent()
  }

  return { check, setUp, abandon, sending, reason, warning: isStored ? texts.unsent() : undefined, send }
}

/**
 * Whether an email address looks complete enough to ask for a new password (PWD-002..006): an '@' that is not the first
 * character, at least two characters after it, a dot among them, and none at the end. The server parses the rest.
 */
export function mayReset(email: string): boolean {
  const at = email.indexOf('@')
  const domain = email.slice(at + 1)
  return at > 0 && domain.length >= 2 && domain.includes('.') && !domain.endsWith('.')
}
