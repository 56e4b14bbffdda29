import { Field, Input } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A field for a line of text. */
export interface TextFieldProps {
  label: string
  value: string
  /** Characters. */
  longest: number
  /** The direction of what is typed: that of the page unless told. */
  dir?: 'auto' | 'ltr'
  hint?: ReactNode
  /** The hint points out a likely mistake. */
  odd?: boolean
  onChange: (value: string) => void
}

/** A line of text with its label, and a sentence on what it is good for. */
export function TextField({ label, value, longest, dir, hint, odd = false, onChange }: TextFieldProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Input
        size="sm"
        value={value}
        dir={dir}
        maxLength={longest}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
      {hint !== undefined && <Field.HelperText data-odd={odd || undefined}>{hint}</Field.HelperText>}
    </Field.Root>
  )
}
