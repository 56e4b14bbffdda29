import { Field, NativeSelect } from '@chakra-ui/react'

export interface ChoiceProps<Value extends string> {
  label: string
  /** What it is called when none is chosen. */
  none: string
  names: Readonly<Record<Value, string>>
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

/** One of a few ways in which a picture is shown, or none of them. */
export function Choice<Value extends string>({ label, none, names, value, onChange }: ChoiceProps<Value>) {
  const values = Object.keys(names) as Value[]
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={value ?? ''}
          onChange={(event) => onChange(values.find((each) => each === event.target.value))}
        >
          <option value="">{none}</option>
          {values.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  )
}
