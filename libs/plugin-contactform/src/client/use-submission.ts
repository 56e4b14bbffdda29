import { refusalReason, withCalls, type Api } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { setupFailure, type HumanCheckFacts } from '@sitewright/page-kit/human-check'
import { useMessages } from '@sitewright/ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ContactFormCalls } from '../contract.ts'
import { fileModel } from '../field-types/file/model.ts'
import { valueOf, type Field } from '../model/field.ts'
import { texts as fileTexts } from '../model/file-messages.ts'
import { onPlaces } from '../model/messages.ts'
import type { Place } from '../places.ts'
import { notes } from './notes.ts'
import { HumanCheckFailed, useHumanCheck } from './use-human-check.ts'

export interface SubmissionOptions {
  pageId: number
  /** The pre-authorization key. */
  preauth: string | undefined
  /** What came with the page of the human check. */
  check: HumanCheckFacts | undefined
  /** It failed, and the form is there again; called before the message is shown. */
  onFailed: (failure: { badAddress: boolean; badFile?: boolean }) => void
  /** It was refused, since a choice is fully booked; called once the form is there again. */
  onFull: (places: readonly Place[]) => void
}

export interface Submission {
  /** 0 editing or idle, 1 submitting, 2 done. */
  state: 0 | 1 | 2
  /** Done: it was delivered at once, without verification. */
  authorized: boolean
  /** Done: the email with the link is not sent. */
  unsent: boolean
  /** False once it is known that no email will be sent. */
  sends: boolean
  /** The human check cannot be had: nothing can be submitted, unless the next attempt succeeds. */
  checkFailed: boolean
  /** Why the server refused the last attempt. */
  reason: string | undefined
  /** How much of the files has been sent, from 0 to 1; undefined: none are being sent. */
  progress: number | undefined
  /** Sends the fields; while it does, another call does nothing. */
  submit: (fields: readonly Field[]) => Promise<void>
}

/** Sending a form, once at a time. */
export function useSubmission({ pageId, preauth, check: known, onFailed, onFull }: SubmissionOptions): Submission {
  const { api } = useSite()
  const messages = useMessages()
  const check = useHumanCheck(known)
  const [state, setState] = useState<Submission['state']>(0)
  const [authorized, setAuthorized] = useState(false)
  const [unsent, setUnsent] = useState(false)
  const [reason, setReason] = useState<string>()
  const [progress, setProgress] = useState<number>()
  const isSending = useRef(false)
  const sending: Sending = { api, pageId, preauth, token: check.token, onProgress: setProgress }

  /** Gives the form back before the message is shown, which returns the focus to where it was. */
  function giveBack(badAddress: boolean, badFile = false) {
    isSending.current = false
    flushSync(() => {
      setState(0)
      setProgress(undefined)
    })
    onFailed({ badAddress, badFile })
  }

  async function submit(fields: readonly Field[]) {
    if (isSending.current || state === 2) return
    isSending.current = true
    setState(1)
    setReason(undefined)
    try {
      const { error, auth, places, sends } = await sendAll(sending, fields)
      if (error === fileGone) {
        setReason(fileTexts.gone())
        return giveBack(false)
      }
      if (error === 5) {
        setReason(onPlaces.fullMeanwhile())
        giveBack(false)
        return onFull(places ?? [])
      }
      if (error) {
        giveBack(error === 3)
        return void messages.alert(messageOf(error))
      }
      setAuthorized(Boolean(auth))
      setUnsent(sends === false)
      setState(2)
    } catch (error) {
      // it is told at its field
      if (error instanceof Error && error.name === 'FileRefused') return giveBack(false, true)
      setReason(refusalReason(error))
      giveBack(false)
      if (error instanceof HumanCheckFailed) return void messages.fail(setupFailure(), error.cause)
      void messages.fail(notes.failed(), error)
    }
  }

  return { state, authorized, unsent, sends: check.sends, checkFailed: check.failed, reason, progress, submit }
}

/** The server's number for a file that is not there any more. */
const fileGone = 6

/** What sending a form needs besides its fields. */
interface Sending extends Pick<SubmissionOptions, 'pageId' | 'preauth'> {
  api: Api
  /** A token of the human check, for one call. */
  token: () => Promise<string>
  /** Told how much of the files has been sent, from 0 to 1; undefined: none are being sent. */
  onProgress: (progress: number | undefined) => void
}

/** The files go ahead, one by one; where the server has lost one, all of them do once more. */
async function sendAll(sending: Sending, fields: readonly Field[]) {
  if (!fields.some(hasFiles)) return send(sending, fields)
  const { pageId, token, onProgress } = sending
  const { sendFiles, forgetTickets } = await import('./sending/send-files.ts')
  for (let attempt = 1; ; attempt++) {
    onProgress(0)
    const named = await sendFiles({ pageId, fields, token, onProgress })
    onProgress(undefined)
    const reply = await send(sending, named)
    if (reply.error !== fileGone) return reply
    forgetTickets(fields)
    if (attempt === 2) return reply
  }
}

async function send({ api, pageId, preauth, token }: Sending, fields: readonly Field[]) {
  const reCaptchaToken = await token()
  return withCalls<ContactFormCalls>(api)('POST protected/plugin/form/submit-form.json.php', {
    id: pageId,
    reCaptchaToken,
    content: JSON.stringify(fields),
    ...(preauth === undefined ? {} : { pauth: preauth }),
  })
}

function hasFiles(field: Field): boolean {
  const value = field.fieldType === fileModel.fieldType ? valueOf(field) : undefined
  return Array.isArray(value) && value.length > 0
}

function messageOf(error: number): string {
  if (error === 3) return notes.badAddress()
  return error === 4 ? notes.tooMany() : notes.misconfigured()
}
