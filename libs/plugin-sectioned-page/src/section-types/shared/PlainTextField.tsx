import { Field, Textarea } from '@chakra-ui/react'

export interface PlainTextFieldProps {
  label: string
  value: string
  /** Characters. */
  longest: number
  onChange: (value: string) => void
}

/** A text of several lines without any format. */
export function PlainTextField({ label, value, longest, onChange }: PlainTextFieldProps) {
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
    </Field.Root>
  )
}
