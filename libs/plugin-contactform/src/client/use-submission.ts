import { refusalReason, withCalls } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ContactFormCalls } from '../contract.ts'
import type { Field } from '../model/field.ts'
import { notes } from './notes.ts'
import { useHumanCheck } from './use-human-check.ts'

export interface SubmissionOptions {
  pageId: number
  /** The pre-authorization key. */
  preauth: string | undefined
  /** It failed, and the form is there again; called before the message is shown. */
  onFailed: (failure: { badAddress: boolean }) => void
}

export interface Submission {
  /** 0 editing or idle, 1 submitting, 2 done. */
  state: 0 | 1 | 2
  /** Done: it was delivered at once, without verification. */
  authorized: boolean
  /** The human check cannot be had: nothing can be submitted. */
  checkFailed: boolean
  /** Why the server refused the last attempt. */
  reason: string | undefined
  /** Sends the fields; while it does, another call does nothing. */
  submit: (fields: readonly Field[]) => Promise<void>
}

/** Sending a form, once at a time. */
export function useSubmission({ pageId, preauth, onFailed }: SubmissionOptions): Submission {
  const { api } = useSite()
  const messages = useMessages()
  const check = useHumanCheck()
  const [state, setState] = useState<Submission['state']>(0)
  const [authorized, setAuthorized] = useState(false)
  const [reason, setReason] = useState<string>()
  const sending = useRef(false)

  async function send(fields: readonly Field[]) {
    const call = withCalls<ContactFormCalls>(api)
    const reCaptchaToken = await check.token()
    return call('POST protected/plugin/form/submit-form.json.php', {
      id: pageId,
      reCaptchaToken,
      content: JSON.stringify(fields),
      ...(preauth === undefined ? {} : { pauth: preauth }),
    })
  }

  /** Gives the form back before the message is shown, which returns the focus to where it was. */
  function giveBack(badAddress: boolean) {
    sending.current = false
    flushSync(() => setState(0))
    onFailed({ badAddress })
  }

  async function submit(fields: readonly Field[]) {
    if (sending.current || state === 2) return
    sending.current = true
    setState(1)
    setReason(undefined)
    try {
      const { error, auth } = await send(fields)
      if (error) {
        giveBack(error === 3)
        return void messages.alert(messageOf(error))
      }
      setAuthorized(Boolean(auth))
      setState(2)
    } catch (error) {
      setReason(refusalReason(error))
      giveBack(false)
      void messages.fail(notes.failed, error)
    }
  }

  return { state, authorized, checkFailed: check.failed, reason, submit }
}

function messageOf(error: number): string {
  if (error === 3) return notes.badAddress
  return error === 4 ? notes.tooMany : notes.misconfigured
}
