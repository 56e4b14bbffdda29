import { defineFieldType, type InputProps } from '../field-type.tsx'
import { controlProps, Problem } from '../Labelled.tsx'
import { checkboxModel, type CheckboxConfig } from './model.ts'

export const checkboxField = defineFieldType(checkboxModel, {
  Input: CheckboxInput,
  valueOf: (entries) => entries.length > 0,
})

const wrong = { color: 'var(--chakra-colors-fg-error)' }

/** Its label is beside it, and turns red where the box has to be ticked but was left alone. */
function CheckboxInput({ config, label, ...field }: InputProps<CheckboxConfig>) {
  const { id, required, problem } = field
  return (
    <>
      <label data-choice="" style={problem === undefined ? undefined : wrong}>
        <input {...controlProps(field)} type="checkbox" value="yes" defaultChecked={config.Value} />
        <span data-required={required || undefined}>{label}</span>
      </label>
      <Problem id={id} text={problem} />
    </>
  )
}
