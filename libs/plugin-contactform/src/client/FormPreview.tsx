import { useRef } from 'react'
import { BeingWrittenProvider } from '../field-types/text/SafeText.tsx'
import type { Layout } from '../model/layout.ts'
import { FormBody } from './FormBody.tsx'
import { FormFrame } from './FormFrame.tsx'
import { useFilledForm } from './use-filled-form.ts'

/** The form as visitors will see it, to be tried out: it sends nothing. Its texts are sanitised before they are shown. */
export function FormPreview({ layout }: { layout: Layout }) {
  const place = useRef<HTMLFormElement>(null)
  const form = useFilledForm(place, layout.fields)
  return (
    <BeingWrittenProvider value>
      <FormFrame>
        <FormBody layout={layout} form={form} place={place} verifies={!layout.SuppressAntispam} onSubmit={() => {}} />
      </FormFrame>
    </BeingWrittenProvider>
  )
}
