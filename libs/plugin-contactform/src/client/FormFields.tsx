import { memo, useMemo } from 'react'
import { onlyIfText } from '../conditions.ts'
import { fieldTypes } from '../field-types/field-types.ts'
import { valueOf, type Field } from '../model/field.ts'
import { headingsOfFields } from '../form-headings.ts'
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
  const { anchors } = useMemo(() => headingsOfFields(fields), [fields])
  return filled.map((each, index) => {
    const field = fields[index]
    if (!field || each.name === undefined) return null
    // Controls keep what is typed; one with another value to start with is another one.
    const key = `${index} ${field.fieldType} ${JSON.stringify(valueOf(field))}`
    return (
      <FormField
        key={key}
        field={field}
        name={each.name}
        id={`${id}-${each.name}`}
        problem={told(each)}
        away={each.away}
        onlyIf={onlyIfText(fields, field)}
        anchors={anchors[index]}
      />
    )
  })
}

interface FormFieldProps {
  field: Field
  name: string
  id: string
  problem: string | undefined
  away: boolean
  /** What shows it, for visitors whom nothing but this sentence can tell. */
  onlyIf: string | undefined
  anchors: string | undefined
}

/** What is not shown keeps what was typed into it. */
const FormField = memo(function FormField({ field, away, onlyIf, ...control }: FormFieldProps) {
  const type = fieldTypes.get(field.fieldType)
  if (!type) return null
  return (
    <div data-field={control.name} data-away={away ? '' : undefined}>
      {onlyIf !== undefined && <p data-only-if="">{onlyIf}</p>}
      <type.Input {...control} config={field.config} label={labelOf(field)} required={isRequired(field)} />
    </div>
  )
})
