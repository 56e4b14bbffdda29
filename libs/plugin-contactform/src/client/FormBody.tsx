import { rich } from '@sitewright/messages/react'
import { useInterfaceLanguage } from '@sitewright/page-kit'
import { Spinner } from '@sitewright/ui'
import { useId, type MouseEvent, type Ref, type SubmitEvent } from 'react'
import type { Field } from '../model/field.ts'
import { labelOf } from '../form.ts'
import type { Layout } from '../model/layout.ts'
import { texts as fileTexts } from '../model/file-messages.ts'
import { drawn, texts } from '../model/messages.ts'
import { FormFields } from './FormFields.tsx'
import { notes, unsentMayFollow } from './notes.ts'
import type { FilledForm } from './use-filled-form.ts'

export interface FormBodyProps {
  layout: Layout
  form: FilledForm
  /** The form's own element. */
  place: Ref<HTMLFormElement>
  /** The submitter's address has to be verified. */
  verifies: boolean
  /** Emails go out, such as one to verify it. @default true */
  sends?: boolean
  /** It is being sent. */
  busy?: boolean
  /** How much of its files has been sent, from 0 to 1; undefined: none are being sent. */
  progress?: number | undefined
  /** Nothing can be sent: kept out of sight. */
  hidden?: boolean
  /** Why the server refused the last attempt. */
  reason?: string | undefined
  onSubmit: (fields: readonly Field[]) => void
  button?: Ref<HTMLButtonElement>
}

/** A form's fields and the button that sends them. */
export function FormBody(props: FormBodyProps) {
  const { layout, form, place, verifies, sends = true, onSubmit, button } = props
  const { busy = false, hidden = false, reason, progress } = props
  const { first, filled, told, attempt } = form
  const id = useId()
  const language = useInterfaceLanguage()
  if (verifies && !sends) unsentMayFollow()

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (busy) return
    const fields = attempt()
    if (fields) onSubmit(fields)
  }
  function handleFirst(event: MouseEvent) {
    event.preventDefault()
    attempt()
  }

  return (
    <form ref={place} noValidate hidden={hidden} aria-busy={busy} onSubmit={handleSubmit}>
      <noscript>
        <p>{drawn.noScript()}</p>
      </noscript>
      <FormFields fields={layout.fields} filled={filled} told={told} id={id} />
      {verifies && (
        <div data-note="" {...language}>
          {!sends && <p>{drawn.noEmail()}</p>}
          {!sends && <p>{drawn.whereSent()}</p>}
          <p>{drawn.verification()}</p>
        </div>
      )}
      {reason !== undefined && (
        <p role="alert" data-problem="" {...language}>
          {reason}
        </p>
      )}
      <div data-send="">
        <button ref={button} type="submit" disabled={first !== undefined || busy}>
          {layout.SubmitButtonText}
        </button>
        {busy && <Spinner label={notes.submitting()} />}
        {busy && progress !== undefined && (
          <progress aria-label={fileTexts.sending()} value={progress}>
            {Math.round(progress * 100)} %
          </progress>
        )}
        {first && !busy && (
          <p data-first="" {...language}>
            {rich(isMissing(first.problem) ? notes.toComplete : notes.toCorrect, {
              field: labelOf(first.field),
              link: (words) => (
                <a href={`#${id}-${first.name}`} onClick={handleFirst}>
                  {words}
                </a>
              ),
            })}
          </p>
        )}
      </div>
    </form>
  )
}

/** What is wrong is said in full at the field itself, and once. */
function isMissing(problem: string | undefined): boolean {
  return problem === texts.required() || problem === texts.emailMissing()
}
