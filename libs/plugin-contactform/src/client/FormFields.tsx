import { memo } from 'react'
import { inputOf } from '../field-types/inputs.ts'
import { valueOf, type Field } from '../model/field.ts'
import { isRequired, labelOf } from '../form.ts'
import type { Filled } from './read-form.ts'

export interface FormFieldsProps {
  /** As they are stored. */
  fields: readonly Field[]
  /** The same, with what was typed. */
  filled: readonly Filled[]
  told: (field: Filled) => string | undefined
  /** Begins the ids of the controls. */
  id: string
}

/** The inputs of a form, in the order of its fields. */
export function FormFields({ fields, filled, told, id }: FormFieldsProps) {
  return filled.map((each, index) => {
    const field = fields[index]
    if (!field || each.name === undefined) return null
    // Controls keep what is typed; one with another value to start with is another one.
    const key = `${index} ${field.fieldType} ${JSON.stringify(valueOf(field))}`
    return <FormField key={key} field={field} name={each.name} id={`${id}-${each.name}`} problem={told(each)} />
  })
}

interface FormFieldProps {
  field: Field
  name: string
  id: string
  problem: string | undefined
}

const FormField = memo(function FormField({ field, ...control }: FormFieldProps) {
  const input = inputOf(field.fieldType)
  if (!input) return null
  return (
    <div data-field={control.name}>
      <input.Input {...control} config={field.config} label={labelOf(field)} required={isRequired(field)} />
    </div>
  )
})
