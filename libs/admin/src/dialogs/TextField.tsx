import { Field, Input } from '@chakra-ui/react'

export interface TextFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** How many characters the server takes. */
  maxLength?: number
}

/** A labelled line of text. */
export function TextField({ label, value, onChange, maxLength }: TextFieldProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Input
        value={value}
        dir="auto"
        autoComplete="off"
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field.Root>
  )
}
