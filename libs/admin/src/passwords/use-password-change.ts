import { refusalReason, type PasswordChange } from '@sitewright/api-client'
import { useMessages } from '@sitewright/ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useOpener } from '../dialogs/use-opener.ts'
import type { Saving } from '../dialogs/use-saving.ts'
import { texts as passwordTexts } from './messages.ts'

/** The alerts of a change of password, as messages. */
export interface PasswordChangeTexts {
  success: () => string
  /** The password that proves who asks was not it. */
  wrong: () => string
  failure: () => string
}

export interface PasswordChangeOptions {
  send: () => Promise<PasswordChange>
  texts: PasswordChangeTexts
  /** Closes the dialog; the alert of success comes after it. */
  onDone: () => void
}

/** What the server said against the own or the new password; it is beside that field. */
export interface Objection {
  own?: string
  new?: string
}

/** One change at a time. After a failure the form is back before its alert shows. */
export function usePasswordChange({ send, texts, onDone }: PasswordChangeOptions) {
  const messages = useMessages()
  const giveFocusBack = useOpener()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [reason, setReason] = useState<string>()
  const [objection, setObjection] = useState<Objection>({})

  function showForm(next: { reason?: string | undefined; objection?: Objection }) {
    running.current = false
    flushSync(() => {
      setBusy(false)
      setReason(next.reason)
      setObjection(next.objection ?? {})
    })
  }

  async function run() {
    running.current = true
    setBusy(true)
    setReason(undefined)
    setObjection({})
    const outcome = await send()
      .then(readPasswordChange)
      .catch((error: unknown) => ({ kind: 'failed' as const, error }))
    switch (outcome.kind) {
      case 'done':
        flushSync(onDone)
        giveFocusBack()
        return messages.alert(texts.success())
      case 'wrong':
        showForm({ objection: { own: passwordTexts.wrong() } })
        return messages.alert(texts.wrong())
      case 'unusable':
        showForm({ objection: { new: outcome.reason } })
        return messages.alert(outcome.reason)
      case 'failed':
        showForm({ reason: refusalReason(outcome.error) })
        return messages.fail(texts.failure(), outcome.error)
    }
  }

  const saving: Saving = { busy, reason, start: () => void (running.current || run()) }
  /** Takes back what the server said, once a field was edited. */
  const forget = () => setObjection({})
  return { saving, objection, forget }
}

type PasswordOutcome =
  | { kind: 'done' }
  /** The password that proves who asks was not it. */
  | { kind: 'wrong' }
  /** The new password cannot be used; the reason says what to change. */
  | { kind: 'unusable'; reason: string }

/** @throws {Error} for an answer that says none of this. */
function readPasswordChange(answer: PasswordChange): PasswordOutcome {
  const [result, reason] = answer
  if (result === 0) return { kind: 'done' }
  if (result === 1) return { kind: 'wrong' }
  if (result === 2 && typeof reason === 'string' && reason !== '') return { kind: 'unusable', reason }
  throw new Error(`The password was not changed, the server answered ${JSON.stringify(answer)}`)
}
