import { Field as LabelledField, NativeSelect } from '@chakra-ui/react'
import { defineMessages } from '@sitewright/messages'
import type { ReactNode } from 'react'
import { answersOf, possibleControls } from '../../../conditions.ts'
import { labelOf } from '../../../form.ts'
import { readCondition, type Condition } from '../../../model/condition.ts'
import type { Field } from '../../../model/field.ts'

const texts = defineMessages('contactform/condition-fields', {
  noField: 'There is no field above this one whose answer could decide: a select, radio buttons or a checkbox.',
  otherField: 'Other field',
  always: 'Always show this field',
  is: 'is',
})

export interface ConditionFieldsProps {
  /** All of the form. */
  fields: readonly Field[]
  field: Field
  /** Undefined: it is always shown. */
  onChange: (condition: Condition | undefined) => void
}

/** The field that another one depends on, and the answer. Reached by `import()` only: few fields depend on others. */
export default function ConditionFields({ fields, field, onChange }: ConditionFieldsProps) {
  const controls = possibleControls(fields, field)
  const condition = readCondition(field.ShowIf)
  const named = controls.find(({ SubmitLabel }) => SubmitLabel === condition?.Field)
  const answers = named ? answersOf(named) : []
  const isOffered = answers.some(({ Value }) => Value === condition?.Value)

  function depend(name: string) {
    const on = controls.find(({ SubmitLabel }) => SubmitLabel === name)
    const [first] = on ? answersOf(on) : []
    onChange(on && { Field: name, Value: first?.Value ?? '' })
  }

  if (controls.length === 0 && !condition) return <p>{texts.noField()}</p>
  return (
    <div>
      <Choice label={texts.otherField()} value={named ? named.SubmitLabel : condition ? gone : ''} onChange={depend}>
        <option value="">{texts.always()}</option>
        {condition && !named && (
          <option value={gone} disabled>
            {condition.Field}
          </option>
        )}
        {controls.map((control) => (
          <option key={control.SubmitLabel} value={control.SubmitLabel}>
            {labelOf(control)}
          </option>
        ))}
      </Choice>
      {condition && named && (
        <Choice label={texts.is()} value={condition.Value} onChange={(Value) => onChange({ ...condition, Value })}>
          {!isOffered && (
            <option value={condition.Value} disabled>
              {condition.Value}
            </option>
          )}
          {answers.map(({ Value, Display }) => (
            <option key={Value} value={Value}>
              {Display}
            </option>
          ))}
        </Choice>
      )}
    </div>
  )
}

/** Stands for a field that cannot be chosen: no field is called so, as names are one line. */
const gone = '\n'

interface ChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <LabelledField.Root>
      <LabelledField.Label>{label}</LabelledField.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field value={value} onChange={({ target }) => onChange(target.value)}>
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </LabelledField.Root>
  )
}
