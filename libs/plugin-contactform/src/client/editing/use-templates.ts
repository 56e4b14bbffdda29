import type { EditedContent } from '@sitewright/page-kit/cards'
import { useState } from 'react'
import { mandatoryField } from '../../form.ts'
import type { Field } from '../../model/field.ts'
import type { EditedForm } from './edited-form.ts'

/** The form that a template was put into, and what it was before. */
interface Filled {
  name: string
  before: EditedForm
  after: EditedForm
}

export interface Templates {
  /** They are offered: the form is empty, and nobody has said that it is to begin so. */
  offered: boolean
  /** The template that was put in last, while nothing else was changed since. */
  filled: string | undefined
  /** Puts a template of this name in. */
  fill: (name: string, put: (form: EditedForm) => EditedForm) => void
  undo: () => void
  /** The form is to begin empty. */
  decline: () => void
}

/** The templates that a new form can begin with. A form that asks for anything already never gets one. */
export function useTemplates(form: EditedForm, edited: EditedContent<EditedForm, Field>): Templates {
  const [declined, setDeclined] = useState(false)
  const [filled, setFilled] = useState<Filled>()
  const isEmpty = isEmptyForm(form.fields.map(({ item }) => item))

  return {
    offered: isEmpty && !declined,
    filled: filled?.after === form ? filled.name : undefined,
    fill(name, put) {
      const before = edited.content()
      if (!isEmptyForm(before.fields.map(({ item }) => item))) return
      const after = put(before)
      edited.update(() => after)
      setFilled({ name, before, after })
    },
    undo() {
      if (filled && edited.content() === filled.after) edited.update(() => filled.before)
      setFilled(undefined)
    },
    decline: () => setDeclined(true),
  }
}

/** True for a form that asks for nothing yet but the email address, so that a template takes the place of nothing. */
function isEmptyForm(fields: readonly Field[]): boolean {
  return fields.length === 1 && mandatoryField(fields) !== undefined
}
