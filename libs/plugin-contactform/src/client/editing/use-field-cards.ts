import { useCards, type CardEntries, type Cards } from '@sitewright/page-kit/cards'
import { useMemo } from 'react'
import type { EditedField } from './edited-form.ts'
import { typeLabel } from './type-label.ts'
import type { FormActions } from './use-form-actions.ts'

/** With more fields than these a form is opened folded. */
const few = 12

/** The fields of a form as cards. */
export function useFieldCards(form: FormActions): Cards<EditedField> {
  const entries = useMemo<CardEntries<EditedField>>(
    () => ({ ...form, now: () => form.now().fields, label: ({ field }) => typeLabel(field.fieldType) }),
    [form],
  )
  return useCards(entries, { attribute: 'data-field', few })
}
