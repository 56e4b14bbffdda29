import { useEffect, useRef } from 'react'
import { SafeText } from '../field-types/text/SafeText.tsx'
import type { Layout } from '../model/layout.ts'
import { FormBody } from './FormBody.tsx'
import { FormFrame } from './FormFrame.tsx'
import { notes } from './notes.ts'
import { useFilledForm } from './use-filled-form.ts'
import { useSubmission } from './use-submission.ts'

export interface PublicFormProps {
  pageId: number
  /** As `load` gave it. */
  layout: Layout
  /** A key with which it is delivered without verification. */
  preauth?: string | undefined
}

/** The form as visitors fill it in and send it. Give it another `key` to begin anew. */
export function PublicForm({ pageId, layout, preauth }: PublicFormProps) {
  const button = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLFormElement>(null)
  const form = useFilledForm(place, layout.fields)
  const submission = useSubmission({ pageId, preauth, onFailed: handleFailed })
  const { state, checkFailed, authorized, reason } = submission

  function handleFailed({ badAddress }: { badAddress: boolean }) {
    if (badAddress) form.focusMandatory()
    else button.current?.focus()
  }

  if (state === 2) return <Done layout={layout} authorized={authorized} />
  return (
    <FormFrame>
      {checkFailed && <p role="alert">{notes.checkFailed}</p>}
      <FormBody
        layout={layout}
        form={form}
        place={place}
        verifies={preauth === undefined && !layout.SuppressAntispam}
        busy={state === 1}
        hidden={checkFailed}
        reason={reason}
        button={button}
        onSubmit={(fields) => void submission.submit(fields)}
      />
    </FormFrame>
  )
}

/** Takes the focus, which was on the button that is gone. */
function Done({ layout, authorized }: { layout: Layout; authorized: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <FormFrame>
      <div ref={place} role="status" tabIndex={-1} data-done="">
        <SafeText html={layout.SubmitCompletionText} />
        {!authorized && <p data-note="">{notes.checkEmail}</p>}
      </div>
    </FormFrame>
  )
}
