import { Field, Textarea } from '@chakra-ui/react'
import type { TextFieldProps } from './TextField.tsx'

/** A field for a plain text of several lines. */
export type MultilineTextFieldProps = Pick<TextFieldProps, 'label' | 'value' | 'longest' | 'hint' | 'onChange'>

/** A plain text of several lines with its label, and a sentence on what it is good for. */
export function MultilineTextField({ label, value, longest, hint, onChange }: MultilineTextFieldProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Textarea
        size="sm"
        rows={3}
        css={{ fieldSizing: 'content', minHeight: '20' }}
        value={value}
        maxLength={longest}
        dir="auto"
        onChange={({ target }) => onChange(target.value)}
      />
      {hint !== undefined && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  )
}
