import type { HumanCheckFacts } from '@sitewright/page-kit/human-check'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SafeText } from '../field-types/text/SafeText.tsx'
import type { Layout } from '../model/layout.ts'
import type { Place } from '../places.ts'
import { FormBody } from './FormBody.tsx'
import { FormFrame } from './FormFrame.tsx'
import { notes, unsentNotes } from './notes.ts'
import { useFilledForm } from './use-filled-form.ts'
import { usePlaces } from './use-places.ts'
import { useSubmission } from './use-submission.ts'

export interface PublicFormProps {
  pageId: number
  /** As `load` gave it. */
  layout: Layout
  /** What is left of the places of its choices, as `load` gave it. */
  places?: readonly Place[] | undefined
  /** A key with which it is delivered without verification. */
  preauth?: string | undefined
  /** What is known of the human check, as `load` gave it. */
  check?: HumanCheckFacts | undefined
}

/** The form as visitors fill it in and send it. Give it another `key` to begin again. */
export function PublicForm({ pageId, layout: loaded, places, preauth, check }: PublicFormProps) {
  const { layout, tellFull } = usePlaces({ pageId, loaded, places })
  const button = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)
  const form = useFilledForm(place, layout.fields)
  const submission = useSubmission({ pageId, preauth, check, onFailed: handleFailed, onFull: handleFull })
  const { state, checkFailed, authorized, unsent, sends, reason, progress } = submission

  function handleFailed({ badAddress, badFile }: { badAddress: boolean; badFile?: boolean }) {
    if (badFile) form.attempt()
    else if (badAddress) form.focusMandatory()
    else button.current?.focus()
  }

  function handleFull(left: readonly Place[]) {
    tellFull(left)
    setRefusals((count) => count + 1)
  }
  const showFull = useEffectEvent(() => void form.attempt())
  // once the form has the new numbers, the choice that is full is known to be wrong, and is shown
  useEffect(() => {
    if (refusals > 0) showFull()
  }, [refusals])

  if (state === 2) return <Done layout={layout} authorized={authorized} unsent={unsent} />
  return (
    <FormFrame>
      {checkFailed && <p role="alert">{notes.checkFailed()}</p>}
      <FormBody
        layout={layout}
        form={form}
        place={place}
        verifies={preauth === undefined && !layout.SuppressAntispam}
        sends={sends}
        busy={state === 1}
        hidden={checkFailed && !form.isBegun}
        reason={reason}
        progress={progress}
        button={button}
        onSubmit={(fields) => void submission.submit(fields)}
      />
    </FormFrame>
  )
}

/** Takes the focus, which was on the button that is gone. */
function Done({ layout, authorized, unsent }: { layout: Layout; authorized: boolean; unsent: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <FormFrame>
      <div ref={place} role="status" tabIndex={-1} data-done="">
        <SafeText html={layout.SubmitCompletionText} />
        {!authorized && (
          <div data-note="">
            {unsent && <p>{unsentNotes.kept()}</p>}
            {unsent && <p>{unsentNotes.whereSent()}</p>}
            <p>{notes.checkEmail()}</p>
          </div>
        )}
      </div>
    </FormFrame>
  )
}
