import { Field, NativeSelect } from '@chakra-ui/react'

/** A field for one of a few things. */
export interface ChoiceFieldProps<Choice extends string> {
  label: string
  value: Choice
  /** What is read for each choice, in the order in which they are offered. */
  choices: Readonly<Record<Choice, string>>
  hint?: string
  onChange: (choice: Choice) => void
}

/** One of a few things. */
export function ChoiceField<Choice extends string>(props: ChoiceFieldProps<Choice>) {
  const { label, value, choices, hint, onChange } = props
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field value={value} onChange={({ target }) => onChange(target.value as Choice)}>
          {Object.entries<string>(choices).map(([choice, words]) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {hint !== undefined && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  )
}
