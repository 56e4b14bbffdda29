import { Field, Input } from '@chakra-ui/react'
import { texts } from './messages.ts'

export interface TextFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** How many characters the server takes. More can be typed, and is said to be too much: nothing pasted gets lost. */
  longest?: number
  /** What it is for. */
  help?: string
}

/** A labelled line of text. */
export function TextField({ label, value, onChange, longest = Infinity, help }: TextFieldProps) {
  return (
    <Field.Root invalid={value.length > longest}>
      <Field.Label>{label}</Field.Label>
      <Input value={value} dir="auto" autoComplete="off" onChange={(event) => onChange(event.target.value)} />
      <Field.ErrorText>{texts.tooLong({ count: value.length, longest })}</Field.ErrorText>
      {help !== undefined && <Field.HelperText>{help}</Field.HelperText>}
    </Field.Root>
  )
}
